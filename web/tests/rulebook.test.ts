import { describe, expect, it } from "vitest";
import { readRulebook, slug } from "../src/lib/rulebook";

describe("a rulebook", () => {
  it("makes every numbered rule a paragraph that can be linked to", () => {
    const { html } = readRulebook("- **GY-PLACE-1** Four placements\n  open the turn. (R7)");
    expect(html).toContain('id="GY-PLACE-1"');
    expect(html).toContain("Four placements open the turn.");
    expect(html).toContain('<a href="#R7">R7</a>');
  });

  it("links every rule that a sentence names, and none twice", () => {
    const { html } = readRulebook("As GU-S4-5 says, see [GY-PLACE-1](#GY-PLACE-1).\n\n- **GU-S4-5** Courage.");
    expect(html).toContain('<p>As <a href="#GU-S4-5">GU-S4-5</a> says, see <a href="#GY-PLACE-1">GY-PLACE-1</a>.</p>');
    expect(html).toContain('<span class="number">GU-S4-5</span>');
  });

  it("lists its chapters, with the anchors that links in the text use", () => {
    const { html, chapters } = readRulebook("# Guyenne\n\n## 17. Glossaire\n\nVoir le [Glossaire](#17-glossaire).");
    expect(chapters).toEqual([{ id: "17-glossaire", title: "17. Glossaire" }]);
    expect(html).toContain('<a href="#17-glossaire">Glossaire</a>');
    expect(slug("Interprétations")).toBe("interprétations");
  });

  it("leaves out where the file in the other language is", () => {
    expect(readRulebook("*The same in English: [RULES.md](RULES.md).*").html).toBe("");
  });

  it("reads tables and quotations", () => {
    const { html } = readRulebook("| A | B |\n|---|---|\n| 1 | `two` |\n\n> *Example.* Yes.");
    expect(html).toContain("<th>A</th>");
    expect(html).toContain("<td><code>two</code></td>");
    expect(html).toContain("<blockquote><p><em>Example.</em> Yes.</p></blockquote>");
  });

  it("lets no markup through, nor links to elsewhere", () => {
    const { html } = readRulebook('<script>alert("x")</script> and [there](https://elsewhere.example/)');
    expect(html).not.toContain("<script");
    expect(html).not.toContain("elsewhere.example");
  });
});
