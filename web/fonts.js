/**
 * Fonts with the letters that our texts need, made from those of npm's @fontsource packages when the page is built.
 * `src/styles/fonts.css` says which: a face whose file is in `fonts/` is cut down to its `unicode-range`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

export const FONTS = at("node_modules/.fonts");
const STYLES = at("src/styles/fonts.css");
const FACE = /url\("fonts\/([^"]+)"\)[^;]*;\s*unicode-range:\s*([^;]+);/g;

/** Of the features of a face, those that our styles use. */
const OUTPUT = {
  targetFormat: "woff2",
  noHinting: true,
  keepFeatures: ["kern", "liga", "mark", "ccmp", "lnum", "onum"],
};

/** Cut what is not there yet, or was cut to other letters. */
export async function cutFonts() {
  mkdirSync(FONTS, { recursive: true });
  for (const [, name = "", range = ""] of readFileSync(STYLES, "utf-8").matchAll(FACE)) {
    const [file, stamp] = [`${FONTS}/${name}`, `${FONTS}/${name}.cut`];
    const wanted = JSON.stringify([range, OUTPUT]);
    if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, "utf-8") === wanted) continue;
    const [family = ""] = name.split("-latin-");
    const whole = readFileSync(at(`node_modules/@fontsource/${family}/files/${name}`));
    writeFileSync(file, await subsetFont(whole, lettersIn(range), OUTPUT));
    writeFileSync(stamp, wanted);
  }
}

/** "U+41-43, U+E9" is "ABCé". */
function lettersIn(range) {
  const codes = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(([, from = "", to = from]) => {
    const [first, last] = [parseInt(from, 16), parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  });
  return String.fromCodePoint(...codes);
}
