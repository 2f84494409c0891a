import { describe, expect, it } from "vitest";
import { readRulebook, slug } from "../src/lib/rulebook";
import { htmlOf } from "./html";

const read = (markdown: string) => htmlOf(readRulebook(markdown));

describe("a rulebook", () => {
  it("makes every numbered rule a paragraph that can be linked to", () => {
    const html = read("- **GY-PLACE-1** Four placements\n  open the turn. (R7)");
    expect(html).toContain('id="GY-PLACE-1"');
    expect(html).toContain("Four placements open the turn.");
    expect(html).toContain('<a href="#R7">R7</a>');
  });

  it("links every rule that a sentence names, and none twice", () => {
    const html = read("As GU-S4-5 says, see [GY-PLACE-1](#GY-PLACE-1).\n\n- **GU-S4-5** Courage.");
    expect(html).toContain(
      '<p>As <a class="whole" href="#GU-S4-5">GU-S4-5</a> says, see <a href="#GY-PLACE-1">GY-PLACE-1</a>.</p>',
    );
    expect(html).toContain('<span class="number">GU-S4-5</span>');
  });

  it("lists its chapters, with the anchors that links in the text use", () => {
    const book = readRulebook("# Guyenne\n\n## 17. Glossaire\n\nVoir le [Glossaire](#17-glossaire).");
    expect(book.chapters).toEqual([{ id: "17-glossaire", title: "17. Glossaire" }]);
    expect(htmlOf(book)).toContain('<a href="#17-glossaire">Glossaire</a>');
    expect(slug("Interprétations")).toBe("interprétations");
  });

  it("leaves out where the file in the other language is", () => {
    expect(read("*The same in English: [RULES.md](RULES.md).*")).toBe("");
  });

  it("leaves out remarks for those who write the book", () => {
    expect(read("<!-- test_combat.py::test_two_heroes -->\n> Two heroes meet.")).toBe(
      "\n<blockquote><p>Two heroes meet.</p></blockquote>",
    );
  });

  it("lets no markup through, nor links to elsewhere", () => {
    const html = read('<script>alert("x")</script> and [there](https://elsewhere.example/)');
    expect(html).not.toContain("<script");
    expect(html).not.toContain("elsewhere.example");
  });
});

describe("a table", () => {
  it("names its columns", () => {
    const html = read("| A | B |\n|---|---|\n| 1 | `two_three` |");
    expect(html).toContain('<thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>');
    expect(html).toContain("<td><code>two_<wbr>three</code></td>");
  });

  it("ends where something else begins", () => {
    expect(read("| A |\n|---|\n| 1 |\nAfterwards.")).toContain("</div>\n<p>Afterwards.</p>");
  });
});

describe("a list", () => {
  it("goes on counting where another left off", () => {
    expect(read("3. Three\n4. Four")).toBe('<ol start="3"><li>Three</li><li>Four</li></ol>');
    expect(read("1. One")).toBe("<ol><li>One</li></ol>");
  });

  it("begins under a sentence without an empty line", () => {
    expect(read("You may:\n- lay\n- pass")).toBe("<p>You may:</p>\n<ul><li>lay</li><li>pass</li></ul>");
  });

  it("stands in a quotation, and a quotation under a list", () => {
    expect(read("> *Example.* In turn:\n> 1. he lays,\n> 2. she passes.")).toBe(
      "<blockquote><p><em>Example.</em> In turn:</p><ol><li>he lays,</li><li>she passes.</li></ol></blockquote>",
    );
    expect(read("- **GY-TURN-1** Turns.\n> *Example.* One.")).toContain(
      "</ul>\n<blockquote><p><em>Example.</em> One.</p></blockquote>",
    );
  });
});

describe("what stands between fences", () => {
  it("is kept as it is, empty lines and signs too", () => {
    expect(read("```text\n  A1 | **B1**\n\n> S <1>\n```\nThen.")).toBe(
      '<pre tabindex="0"><code>  A1 | **B1**\n\n&gt; S &lt;1&gt;</code></pre>\n<p>Then.</p>',
    );
  });
});

describe("a picture", () => {
  const markdown = [
    "Before.",
    "",
    "<picture>",
    '  <source media="(prefers-color-scheme: dark)" srcset="../img/set-up.en.dark.webp">',
    '  <img alt="The row of castles" src="../img/set-up.en.light.webp" width="720">',
    "</picture>",
    "",
    "After.",
  ].join("\n");

  it("is a piece between the text, with its name and its words", () => {
    const { pieces } = readRulebook(markdown);
    expect(pieces).toEqual([
      { html: "<p>Before.</p>" },
      { picture: "set-up", alt: "The row of castles" },
      { html: "<p>After.</p>" },
    ]);
  });

  it("that the page does not know is not let through as markup", () => {
    expect(read("<picture>\n<img src=x onerror=alert(1)>\n</picture>")).not.toContain("<img");
  });
});
