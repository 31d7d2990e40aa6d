import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { light } from "@heater-age/ui/tokens";
import { Resvg } from "@resvg/resvg-js";
import { createElement as element, type CSSProperties, type ReactElement } from "react";
import satori, { type Font } from "satori";
import type { PlatePart } from "@heater-age/ui/Plate";
import { pictureSize } from "../app/seo/paths.ts";

export interface Picture {
  readonly siteName: string;
  readonly title: string;
  /** One sentence next to the name. */
  readonly promise: string;
  /** A serial number like its plate, with its caption. Without it the logo of the site is large. */
  readonly plate?: { readonly title: string; readonly parts: readonly PlatePart[] };
}

const alphabets = ["latin", "latin-ext"];
const weights = [400, 700] as const;

/** Returns the font of the site in the two weights of the pictures. */
export function readFonts(): Promise<readonly Font[]> {
  return Promise.all(
    weights.flatMap((weight) =>
      alphabets.map(async (alphabet): Promise<Font> => {
        const file = import.meta.resolve(`@fontsource/inter/files/inter-${alphabet}-${weight}-normal.woff`);
        return {
          name: `Inter ${alphabet}`,
          weight,
          style: "normal",
          data: await readFile(fileURLToPath(file)),
        };
      }),
    ),
  );
}

const box = (style: CSSProperties, ...children: readonly (ReactElement | string)[]): ReactElement =>
  element("div", { style: { display: "flex", boxSizing: "border-box", ...style } }, ...children);

const drawing = (mark: string, size: number): ReactElement =>
  element("img", {
    src: `data:image/svg+xml;base64,${Buffer.from(mark).toString("base64")}`,
    width: size,
    height: size,
    style: { flexShrink: 0 },
  });

function plate({ title, parts }: NonNullable<Picture["plate"]>): ReactElement {
  return box(
    {
      flexDirection: "column",
      alignSelf: "flex-start",
      maxWidth: "100%",
      padding: "18px 28px 20px",
      border: `2px solid ${light.plate.line}`,
      borderRadius: 20,
      backgroundImage: `linear-gradient(180deg, ${light.plate.top}, ${light.plate.bottom})`,
    },
    box({ fontSize: 24, color: light.textQuiet, letterSpacing: 2 }, title.toUpperCase()),
    box({ marginTop: 10 }, ...parts.map(part)),
  );
}

function part({ text, tone, meaning, value }: PlatePart): ReactElement {
  const { ground, text: colour } = light[tone];
  return box(
    { flexDirection: "column", marginRight: 10 },
    box(
      {
        padding: "0 12px",
        borderBottom: `8px solid ${colour}`,
        backgroundColor: ground,
        fontSize: 64,
        fontWeight: 700,
        letterSpacing: 3,
        lineHeight: 1.2,
      },
      text,
    ),
    box({ marginTop: 8, padding: "0 12px", fontSize: 26, fontWeight: 700, color: colour }, meaning),
    box({ padding: "0 12px", fontSize: 26, color: light.text }, value ?? ""),
  );
}

/**
 * Returns the picture for link previews of a page, as PNG.
 *
 * @param mark The logo of the site as an SVG.
 */
export async function drawPicture(
  { siteName, title, promise, plate: shown }: Picture,
  mark: string,
  fonts: readonly Font[],
): Promise<Buffer> {
  const heading = (fontSize: number) =>
    box({ flex: 1, fontSize, fontWeight: 700, letterSpacing: -fontSize / 36, lineHeight: 1.1 }, title);
  const page = box(
    {
      flexDirection: "column",
      width: "100%",
      height: "100%",
      padding: "44px 64px 32px",
      borderBottom: `14px solid ${light.accent}`,
      backgroundColor: light.ground,
      color: light.text,
      fontFamily: alphabets.map((alphabet) => `Inter ${alphabet}`).join(", "),
    },
    box(
      { alignItems: "center", marginLeft: -10, fontSize: 38, fontWeight: 700, letterSpacing: -0.5 },
      drawing(mark, 64),
      box({ marginLeft: 8, flex: 1 }, siteName),
      box({ fontSize: 26, fontWeight: 400, color: light.textQuiet, letterSpacing: 0 }, promise),
    ),
    ...(shown === undefined
      ? [box({ flex: 1, alignItems: "center" }, heading(72), drawing(mark, 320))]
      : [box({ flex: 1, marginTop: 22 }, heading(60)), plate(shown)]),
  );
  const svg = await satori(page, { ...pictureSize, fonts: [...fonts] });
  return new Resvg(svg).render().asPng();
}
