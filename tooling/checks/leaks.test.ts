import { extname } from "node:path";
import { expect, test } from "vitest";
import { filesIn, readText } from "./tree.ts";

const pictures = [".avif", ".ico", ".jpg", ".png", ".webp", ".woff2"];
const texts = filesIn().filter((path) => !pictures.includes(extname(path)));

function linesLike(pattern: RegExp): readonly string[] {
  return texts.flatMap((path) =>
    readText(path)
      .split("\n")
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      ),
  );
}

test.each([
  ["a path of a developer's machine", /(?:^|[^\w.~%-])\/(?:home|Users|root|work|tmp)\/[a-z]/u],
  ["the address of a package archive", /https?:\/\/\S+\.t(?:ar\.)?gz\b/u],
  ["the address of a package registry", /\b(?:registry|npm)\.[a-z0-9-]+\.(?:org|com|io|net|dev)\b/u],
  ["a registry setting or a token", /^(?:\/\/|@[\w-]+:)?\S*(?:registry=|_authToken|_password)/u],
  ["a private key", /-----BEGIN [A-Z ]*PRIVATE KEY-----/u],
  ["an unresolved merge", /^(?:<{7}|>{7}) /u],
])("no file contains %s", (_, pattern) => {
  expect(texts.length).toBeGreaterThan(50);
  expect(linesLike(pattern)).toEqual([]);
});
