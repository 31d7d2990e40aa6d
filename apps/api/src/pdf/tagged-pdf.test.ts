import { languages } from "@heater-age/messages";
import { messagesOf } from "@heater-age/messages/server";
import { readPdf } from "@heater-age/run/test/read-pdf";
import { expect, it } from "vitest";
import { readFonts } from "./fonts.ts";
import { styles } from "./drawings.ts";
import { type PdfNode, taggedPdf, type TextStyle } from "./tagged-pdf.ts";

const fonts = await readFonts();

const textNode = (text: string, look: TextStyle): PdfNode => ({ tag: "P", text: [{ ...look, text }] });

const pdfWith = async (...content: readonly PdfNode[]) =>
  readPdf(
    await taggedPdf({
      fonts,
      size: { width: 400, height: 600 },
      margins: { left: 20, top: 20, right: 20, bottom: 20 },
      language: "en",
      title: "Title",
      author: "Author",
      madeAt: new Date("2026-11-20"),
      content: () => content,
      footer: () => ({ text: [{ ...styles.foot, text: "footer" }] }),
    }),
  );

it.each(languages)("has every character of the texts in $name", async ({ code }) => {
  const characters = new Set(JSON.stringify(messagesOf(code)).replaceAll(/[\s\u00AD\u202F\u2011?]/gu, ""));
  const { spoken } = await pdfWith(textNode([...characters].join(" "), styles.text));
  expect(spoken).not.toContain("?");
});

it.each(["40x20 -> 1", "E É l’eau “U” „V“ «W» 5% · – — × ½"])("keeps %s unchanged", async (text) => {
  const { spoken } = await pdfWith(textNode("É", styles.date), textNode(text, styles.date));
  expect(spoken.normalize("NFKC")).toContain(text.normalize("NFKC"));
});

it("tags texts in order, and nothing else", async () => {
  const run = { ...styles.text, text: "see " };
  const { decoration, links, spoken, untagged } = await pdfWith(
    {
      tag: "L",
      ul: [{ tag: "P", text: [run, { ...run, text: "here", link: "https://heaters.example/" }] }],
    },
    textNode("W".repeat(400), styles.text),
  );
  expect(spoken.replaceAll(" ", "")).toBe(`seehere${"W".repeat(400)}`);
  expect(links).toEqual(["https://heaters.example/"]);
  expect(decoration.join("")).toContain("footer");
  expect(untagged).toEqual([]);
});
