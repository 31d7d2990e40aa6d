import { expect, it } from "vitest";
import { isOwnPage } from "./is-own-page.ts";

const own = new Set(["/assets/a-1.js", "/assets/a-1.css"]);
const page = '<link href="/assets/a-1.css"><script src="/assets/a-1.js"></script>';

it.each([
  ["a page of this version", 200, page, true],
  ["a page of another version", 200, page.replace("a-1.js", "a-2.js"), false],
  ["a fault of the server with the site's own page", 503, page, false],
  ["a fault of a proxy", 502, "<h1>Bad gateway</h1>", false],
  ["the sign-in page of a network", 200, "<form>Wi-Fi</form>", false],
])("%s is kept, or not", async (_name, status, html, isKept) => {
  expect(await isOwnPage(own, new Response(html, { status }))).toBe(isKept);
});
