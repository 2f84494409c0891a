/**
 * A rulebook as HTML: the part of Markdown that RULES.md uses. Every numbered rule becomes a paragraph that can be
 * linked to (id "GY-PLACE-1"), every heading too. All text is escaped, so the result is safe to insert. Pictures are
 * pieces of their own: the page draws them itself, in its own light.
 */

export interface Chapter {
  id: string;
  title: string;
}

/** A picture by its name, and what it shows in words. */
export interface PictureOf {
  picture: string;
  alt: string;
}

export type Piece = { html: string } | PictureOf;

export interface Rulebook {
  pieces: Piece[];
  chapters: Chapter[];
}

const RULE = /^\*\*([A-Z]{2}(?:-[A-Z][A-Z0-9]*)?-\d+|R\d+)\*\*/;
const FENCE = /^```/;
const ITEM = /^(?:[-*]|(\d+)\.) /;
const IMAGE = /<img [^>]*alt="([^"]*)"[^>]* src="[^"]*\/([\w-]+)\.\w+\.light\.webp"/;

/** "The same in English: RULES.md": for those who read the file; the page has a switch. */
const OTHER_LANGUAGE = /^\*[^*]*\]\(RULES(?:\.fr)?\.md\)\.?\*$/;

export function readRulebook(markdown: string): Rulebook {
  const chapters: Chapter[] = [];
  const pieces: Piece[] = [];
  for (const block of blocksOf(markdown)) {
    const last = pieces.at(-1);
    const picture = pictureIn(block);
    if (picture !== null) pieces.push(picture);
    else if (last !== undefined && "html" in last) last.html += `\n${render(block, chapters)}`;
    else pieces.push({ html: render(block, chapters) });
  }
  return { pieces, chapters };
}

type Kind = "text" | "heading" | "quotation" | "table" | "item" | "remark";

function kindOf(line: string): Kind {
  if (/^#{1,6} /.test(line)) return "heading";
  if (line.startsWith(">")) return "quotation";
  if (line.startsWith("|")) return "table";
  if (line.startsWith("<!--")) return "remark";
  return ITEM.test(line) ? "item" : "text";
}

/** Whether a line goes on with what the lines before it are; a list and a quotation may be continued by plain text. */
function goesOn(before: Kind, line: Kind): boolean {
  if (line === "heading" || before === "heading" || before === "remark" || line === "remark") return false;
  return line === before || (line === "text" && before !== "table");
}

/** Blocks end at an empty line, and where a line begins something else; between fences every line counts. */
function blocksOf(markdown: string): string[][] {
  const blocks: string[][] = [];
  let fenced = false;
  let open = false;
  for (const line of markdown.split(/\r?\n/)) {
    const block = blocks.at(-1) ?? [];
    if (fenced) {
      block.push(line);
      fenced = !FENCE.test(line);
      open = fenced;
    } else if (line.trim() === "") open = false;
    else if (FENCE.test(line)) {
      blocks.push([line]);
      fenced = true;
    } else if (open && goesOn(kindOf(block[0] ?? ""), kindOf(line))) block.push(line);
    else {
      blocks.push([line]);
      open = true;
    }
  }
  return blocks;
}

/** Files show a picture in the light of who reads them; the page draws what the picture is made from. */
function pictureIn(block: string[]): PictureOf | null {
  if (!block[0]?.startsWith("<picture>")) return null;
  const [, alt, picture] = IMAGE.exec(block.join(" ")) ?? [];
  return alt === undefined || picture === undefined ? null : { picture, alt };
}

function render(block: string[], chapters: Chapter[]): string {
  const [first = ""] = block;
  if (FENCE.test(first)) return `<pre tabindex="0"><code>${escaped(block.slice(1, -1).join("\n"))}</code></pre>`;
  switch (kindOf(first)) {
    case "heading":
      return heading(first, chapters);
    case "quotation":
      return quotation(block, chapters);
    case "table":
      return table(block);
    case "item":
      return list(block);
    case "remark":
      return "";
    default:
      return OTHER_LANGUAGE.test(first) ? "" : `<p>${inline(block.join(" "))}</p>`;
  }
}

function heading(line: string, chapters: Chapter[]): string {
  const level = line.indexOf(" ");
  const title = line.slice(level + 1).trim();
  const id = slug(title);
  if (level === 2) chapters.push({ id, title });
  return `<h${level} id="${id}">${inline(title)}</h${level}>`;
}

/** The anchor that GitHub would give a heading, so that the same links work here and there. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");
}

function quotation(block: string[], chapters: Chapter[]): string {
  const inner = block.map((line) => line.replace(/^> ?/, "")).join("\n");
  const blocks = blocksOf(inner).map((part) => render(part, chapters));
  return `<blockquote>${blocks.join("")}</blockquote>`;
}

function table(block: string[]): string {
  const rows = block.map((line) => line.replace(/^\||\|\s*$/g, "").split("|"));
  const [head = [], , ...body] = rows;
  const cells = (row: string[]) => row.map((cell) => `<td>${inline(cell.trim())}</td>`).join("");
  const heads = head.map((cell) => `<th scope="col">${inline(cell.trim())}</th>`).join("");
  const lines = body.map((row) => `<tr>${cells(row)}</tr>`).join("");
  return `<div class="wide" tabindex="0"><table><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table></div>`;
}

function list(block: string[]): string {
  const items: string[] = [];
  for (const line of block) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  const first = ITEM.exec(block[0] ?? "")?.[1];
  const inside = items.map(listItem).join("");
  if (first === undefined) return `<ul>${inside}</ul>`;
  return first === "1" ? `<ol>${inside}</ol>` : `<ol start="${first}">${inside}</ol>`;
}

function listItem(text: string): string {
  const rule = RULE.exec(text)?.[1];
  if (rule === undefined) return `<li>${inline(text)}</li>`;
  const rest = text.replace(RULE, "").trim();
  return `<li class="rule" id="${rule}" tabindex="-1"><span class="number">${rule}</span> ${inline(rest)}</li>`;
}

function inline(text: string): string {
  return withRulesLinked(marked(text));
}

function marked(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, (_, name: string) => `<code>${name.replace(/_/g, "_<wbr>")}</code>`)
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/\[([^\]]+)\]\((#[^)\s"]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replace(/\((R\d+)((?:, R\d+)*)\)/g, (_, first: string, more: string) => `(${links(first + more)})`);
}

const CODE = /\b[A-Z]{2}-[A-Z][A-Z0-9]*-\d+\b/g;

/** A rule named in a sentence is a link to it, unless it stands in a link already. */
function withRulesLinked(html: string): string {
  let inLink = false;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (part.startsWith("<")) {
        if (part.startsWith("<a ")) inLink = true;
        else if (part === "</a>") inLink = false;
        return part;
      }
      return inLink ? part : part.replace(CODE, (code) => `<a class="whole" href="#${code}">${code}</a>`);
    })
    .join("");
}

function links(rulings: string): string {
  return rulings.replace(/R\d+/g, (ruling) => `<a href="#${ruling}">${ruling}</a>`);
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
