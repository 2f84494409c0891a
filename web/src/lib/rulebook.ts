/**
 * A rulebook as HTML: the part of Markdown that RULES.md uses. Every numbered rule becomes a paragraph that can be
 * linked to (id "GY-PLACE-1"), every heading too. All text is escaped, so the result is safe to insert.
 */

export interface Chapter {
  id: string;
  title: string;
}

export interface Rulebook {
  html: string;
  chapters: Chapter[];
}

const RULE = /^\*\*([A-Z]{2}(?:-[A-Z][A-Z0-9]*)?-\d+|R\d+)\*\*/;

/** "The same in English: RULES.md": for those who read the file; the page has a switch. */
const OTHER_LANGUAGE = /^\*[^*]*\]\(RULES(?:\.fr)?\.md\)\.?\*$/;

export function readRulebook(markdown: string): Rulebook {
  const chapters: Chapter[] = [];
  const html = blocksOf(markdown)
    .map((block) => render(block, chapters))
    .join("\n");
  return { html, chapters };
}

/** Paragraphs, lists, tables and quotations are separated by empty lines; a heading stands alone. */
function blocksOf(markdown: string): string[][] {
  const blocks: string[][] = [];
  let block: string[] = [];
  const close = () => {
    if (block.length > 0) blocks.push(block);
    block = [];
  };
  for (const line of markdown.split(/\r?\n/)) {
    if (line.trim() === "") close();
    else if (/^#{1,6} /.test(line)) {
      close();
      blocks.push([line]);
    } else block.push(line);
  }
  close();
  return blocks;
}

function render(block: string[], chapters: Chapter[]): string {
  const [first = ""] = block;
  if (/^#{1,6} /.test(first)) return heading(first, chapters);
  if (first.startsWith(">")) return quotation(block, chapters);
  if (first.startsWith("|")) return table(block);
  if (/^(?:[-*]|\d+\.) /.test(first)) return list(block);
  if (OTHER_LANGUAGE.test(first)) return "";
  return `<p>${inline(block.join(" "))}</p>`;
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
  const cells = (row: string[], tag: string) => row.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join("");
  const lines = body.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
  const text = `<thead><tr>${cells(head, "th")}</tr></thead><tbody>${lines}</tbody>`;
  return `<div class="wide" tabindex="0"><table>${text}</table></div>`;
}

function list(block: string[]): string {
  const items: string[] = [];
  for (const line of block) {
    if (/^(?:[-*]|\d+\.) /.test(line)) items.push(line.replace(/^(?:[-*]|\d+\.) /, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  const tag = /^\d/.test(block[0] ?? "") ? "ol" : "ul";
  return `<${tag}>${items.map(listItem).join("")}</${tag}>`;
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
    .replace(/`([^`]+)`/g, "<code>$1</code>")
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
      return inLink ? part : part.replace(CODE, (code) => `<a href="#${code}">${code}</a>`);
    })
    .join("");
}

function links(rulings: string): string {
  return rulings.replace(/R\d+/g, (ruling) => `<a href="#${ruling}">${ruling}</a>`);
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
