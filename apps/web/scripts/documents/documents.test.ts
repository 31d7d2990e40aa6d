import { existsSync, globSync } from "node:fs";
import { posix } from "node:path";
import GithubSlugger from "github-slugger";
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { describe, expect, it } from "vitest";
import { documents } from "../../app/shared/developer-docs/generated/documents.ts";
import { collectDocuments, repository, textOf } from "./collect.ts";
import { documentPages, withVersion } from "./plugin.ts";
import { parse, readDocument } from "./read-document.ts";

/** For operators of the service, who have the repository. */
const ofTheRepository = ["docs/operate.md"];

const pages = documentPages();
const files = documents.flatMap(({ file }) => file ?? []);
const all = globSync("docs/**/*.md", { cwd: repository }).map((file) => file.replaceAll("\\", "/"));
const read = (file: string) => readDocument(file, textOf(file), pages);

const linksIn = (node: Nodes): readonly string[] => [
  ...(node.type === "link" || node.type === "image" ? [node.url] : []),
  ...("children" in node ? node.children.flatMap(linksIn) : []),
];

function anchorsIn(file: string): readonly string[] {
  const slugger = new GithubSlugger();
  return parse(textOf(file)).children.flatMap((node) =>
    node.type === "heading" ? slugger.slug(toString(node)) : [],
  );
}

it("has the list of pages in docs/README.md", () => {
  expect(documents).toEqual(collectDocuments());
});

it("lists every file of docs in docs/README.md, except those only for the repository", () => {
  expect(all.filter((file) => !files.includes(file)).toSorted()).toEqual(ofTheRepository);
});

it("inserts the script and hash of the version into the page on the widget", () => {
  const version = { script: "heater-age-0a1b.js", integrity: { "heater-age-0a1b.js": "sha384-abc=" } };
  const text = withVersion(textOf("docs/widget.md"), version);
  expect(text).toMatch(/\/widget\/heater-age-0a1b\.js"\s+integrity="sha384-abc="\s+crossorigin="anonymous"/u);
  expect(text).not.toMatch(/VERSION|HASH/u);
  expect(() => withVersion("# Widget", version)).toThrow("no place");
});

describe.each([...new Set([...files, ...all])])("%s", (file) => {
  it("has no dead links", () => {
    const dead = [];
    for (const url of linksIn(parse(textOf(file)))) {
      if (URL.canParse(url)) continue;
      const [path = "", anchor] = url.split("#", 2);
      const target = path === "" ? file : posix.join(posix.dirname(file), path);
      if (!existsSync(repository + target)) dead.push(url);
      if (anchor === undefined) continue;
      if (!anchorsIn(target).includes(anchor)) dead.push(url);
    }
    expect(dead).toEqual([]);
  });

  it("has a title, a description, and unique headings", async () => {
    const { title, description, headings } = await read(file);
    expect(title).not.toBe("");
    expect(description.length).toBeGreaterThan(50);
    expect(headings.map(({ id }) => id).filter((id) => /-\d$/u.test(id))).toEqual([]);
  });
});
