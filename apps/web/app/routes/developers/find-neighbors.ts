import { brands } from "@heater-age/decoder";
import { documents, rulesPath } from "../../seo/developer-paths.ts";

/** A page next to another one. */
interface Neighbor {
  readonly path: string;
  readonly name: string;
}

const [first, ...others] = documents;
const listed = others.filter(({ part }) => part !== undefined);
const unlisted = others.filter(({ part }) => part === undefined);
const rules = Object.values(brands)
  .map(({ slug, label }) => ({ path: rulesPath(slug), name: label }))
  .toSorted((one, other) => one.name.localeCompare(other.name, "en"));

/** Lists of pages to read in order: those of the menu, and those below one of its pages. */
const families: readonly (readonly Neighbor[])[] = [
  first === undefined ? listed : [first, ...listed],
  rules,
  ...listed.map(({ path: parent }) => unlisted.filter(({ path }) => path.startsWith(parent))),
];

/** Returns the pages before and after another one. */
export function findNeighbors(path: string) {
  const family = families.find((pages) => pages.some((page) => page.path === path)) ?? [];
  const place = family.findIndex((page) => page.path === path);
  return { previous: family[place - 1], next: family[place + 1] };
}

/** Returns the page that lists another one; `undefined` for those of the menu itself. */
export const findParent = (path: string): Neighbor | undefined =>
  listed.find((page) => page.path !== path && path.startsWith(page.path));
