import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { marked } from "marked";
import { describe, expect, it } from "vitest";
import { documents } from "../../seo/developer-paths.ts";
import { insertOrigin, insertWidgetVersion, loadPage } from "./load.server.ts";
import { findTarget, renderMarkdown } from "./markdown.server.ts";

/** For operators of the service, who have the repository. */
const ofTheRepository = ["docs/asvs.md", "docs/operate.md"];

const repository = new URL("../../../../../", import.meta.url);
const readText = (file: string) => readFileSync(new URL(file, repository), "utf8");
const files = [...documents.values()];
const all = globSync("docs/*.md", { cwd: repository.pathname });
const render = (text: string) => renderMarkdown("docs/sample.md", `# Sample\n\n${text}`);

describe("a link", () => {
  it.each([
    ["docs/README.md", "api.md", "/developers/api/"],
    ["docs/api.md", "errors.md#api-errors", "/developers/errors/#api-errors"],
    ["docs/rules.md", "../packages/decoder/src/brands/rheem.ts", "/rheem-water-heater-age/"],
    ["docs/api.md", "../apps/api/openapi.json", "/api/docs"],
    ["docs/api.md", "../packages/messages/src/en/legal.ts", "/developers/terms/"],
    ["docs/api.md", "https://example.com/a", "https://example.com/a"],
    ["docs/api.md", "#answers", "#answers"],
    ["docs/api.md", "../CONTRIBUTING.md", undefined],
    ["docs/rules.md", "../packages/decoder/src/brands", undefined],
    ["docs/api.md", "nowhere.md", undefined],
  ])("in %s to %s leads to %s", (file, url, path) => {
    expect(findTarget(file, url)).toBe(path);
  });

  it("to a file without a page becomes plain text", () => {
    const text = "See [the rules](../CONTRIBUTING.md) and [Rheem](../packages/decoder/src/brands/rheem.ts).";
    expect(render(text).html).toBe(
      '<p>See the rules and <a href="/rheem-water-heater-age/">Rheem</a>.</p>\n',
    );
  });
});

describe("a document", () => {
  it("has a title, a description that ends with a word, and headings with GitHub's anchors", () => {
    const long = "Every date that a number can mean, best first. ".repeat(5).trim();
    const { title, description, headings } = render(
      `Short.\n\n${long}\n\n## One \`two\`\n\n### Three\n\n## One two`,
    );
    expect(title).toBe("Sample");
    expect(description).toMatch(/^Short\. Every date .*[a-z]…$/u);
    expect(description.length).toBeLessThanOrEqual(171);
    expect(headings).toEqual([
      { id: "one-two", text: "One two" },
      { id: "three", text: "Three" },
      { id: "one-two-1", text: "One two" },
    ]);
  });

  it("scrolls tables and code, and colors the code without loss", () => {
    const { html } = render('| A |\n| - |\n| `1` |\n\n```js\nconst age = "6"; // <years>\n```');
    expect(html).toMatch(/<div class="box" role="group" aria-label="Table" tabindex="0"><table>/u);
    expect(html).toContain('<span class="hljs-keyword">const</span>');
    expect(html.slice(html.indexOf("<pre")).replaceAll(/<[^>]+>/gu, "")).toBe(
      "const age = &quot;6&quot;; // &lt;years&gt;\n",
    );
    expect(render("```\nvisitor ── proxy\n```").html).toContain("<code>visitor ── proxy</code>");
  });

  it.each([
    ["without a title", "Text.", "does not begin with a title"],
    ["with HTML", "# Title\n\n<b>bold</b>", "contains HTML"],
  ])("%s is rejected with its file name", (_kind, text, message) => {
    expect(() => renderMarkdown("docs/sample.md", text)).toThrow(`docs/sample.md ${message}`);
  });
});

it("inserts the script and hash of the version into the page on the widget", () => {
  const version = { script: "heater-age-0a1b.js", integrity: { "heater-age-0a1b.js": "sha384-abc=" } };
  const text = insertWidgetVersion(readText("docs/widget.md"), version);
  expect(text).toMatch(/\/widget\/heater-age-0a1b\.js"\s+integrity="sha384-abc="\s+crossorigin="anonymous"/u);
  expect(text).not.toMatch(/VERSION|HASH/u);
  expect(() => insertWidgetVersion("# Widget", version)).toThrow("no place");
});

it("replaces every address of a site in the examples", () => {
  const shown = files.map((file) => insertOrigin(readText(file), "https://heaters.test"));
  expect(shown.join("\n").match(/heater-age\.example|localhost\S*|127\.0\.0\.1\S*/gu)).toBeNull();
  expect(shown.filter((text) => text.includes("https://heaters.test")).length).toBeGreaterThan(5);
  expect(insertOrigin("http://localhost:3001/healthz", "https://heaters.test")).toContain("localhost:3001");
  expect(insertOrigin("curl localhost:3000/api", "")).toBe("curl localhost:3000/api");
});

it("lists every file of docs in docs/README.md, except those only for the repository", () => {
  expect(all.filter((file) => !files.includes(file)).toSorted()).toEqual(ofTheRepository);
});

it("has the widget before the first heading of its page", async () => {
  const page = await loadPage("/developers/widget/");
  expect(page?.html).toMatch(/<heater-age[\s\S]+?<\/heater-age><\/div>\n<div class="heading"><h2/u);
  expect(await loadPage("/developers/nowhere/")).toBeUndefined();
});

describe.each([...new Set([...files, ...all])])("%s", (file) => {
  it("has no dead links", () => {
    const dead: string[] = [];
    void marked.walkTokens(marked.lexer(readText(file)), (token) => {
      if (token.type !== "link" || URL.canParse(token["href"] as string)) return;
      const url = token["href"] as string;
      const [path = "", anchor] = url.split("#", 2);
      const target = path === "" ? file : posix.join(posix.dirname(file), path);
      const isThere = existsSync(new URL(target, repository));
      const { headings } = isThere && anchor ? renderMarkdown(target, readText(target)) : { headings: [] };
      if (!isThere || (anchor && headings.every(({ id }) => id !== anchor))) dead.push(url);
    });
    expect(dead).toEqual([]);
  });

  it("has unique headings", () => {
    const { headings } = renderMarkdown(file, readText(file));
    expect(headings.map(({ id }) => id).filter((id) => /-\d$/u.test(id))).toEqual([]);
  });
});
