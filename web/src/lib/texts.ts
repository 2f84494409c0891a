/** Loads the texts of the page and of the games, each once. */
import { gameTexts } from "./api";
import { Words, type Language } from "./words";

const own = {
  fr: () => import("../texts/fr.ftl?raw"),
  en: () => import("../texts/en.ftl?raw"),
};

const loaded = new Map<string, Promise<Words>>();

/** The words of the page and of one game, or of the page alone. */
export function wordsOf(language: Language, game: string | null = null): Promise<Words> {
  const key = `${language} ${game}`;
  let words = loaded.get(key);
  if (words === undefined) {
    words = load(language, game);
    words.catch(() => loaded.delete(key));
    loaded.set(key, words);
  }
  return words;
}

async function load(language: Language, game: string | null): Promise<Words> {
  const [page, texts] = await Promise.all([own[language](), game === null ? "" : gameTexts(game, language)]);
  return new Words(language, [texts, page.default]);
}
