/** Searching among many choices. */

export interface Choice {
  notation: string;
  said: string;
}

/** Without accents and capitals. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The choices whose words contain every word searched for, however it is accented. */
export function matching<C extends Choice>(choices: readonly C[], search: string): C[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return choices.filter(({ said, notation }) => {
    const text = `${plain(said)} ${plain(notation)}`;
    return wanted.every((word) => text.includes(word));
  });
}
