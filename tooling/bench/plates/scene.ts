import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { Browser } from "@playwright/test";
import { fontFaces } from "./fonts.ts";
import type { Conditions } from "./levels.ts";
import { type PhotoSize, type Scene, widthInPhoto } from "./projection.ts";
import { between, oneOf, type Random } from "./random.ts";
import { type MadeUpHeater, ratingLabel } from "./rating-label.ts";
import { stickers, stickerStyle } from "./surroundings.ts";
import { wear } from "./wear.ts";

/** A drawn label's width in CSS pixels. */
const labelWidth = 760;

/** Slightly finer than the photo, so that interpolation loses nothing. */
const finer = 1.25;

/** Milliseconds that drawing a scene may take on a busy machine. */
const drawingTime = 300_000;

const jackets = ["#d9d6cc", "#b9bdc0", "#8f9498", "#e9e7e0", "#5d6468"] as const;

/** Draws the front of a heater: its label and the stickers around it. */
export async function drawScene(
  browser: Browser,
  heater: MadeUpHeater,
  { conditions, size, random }: { conditions: Conditions; size: PhotoSize; random: Random },
): Promise<{ readonly scene: Scene; readonly printedDate: string | undefined }> {
  const label = await ratingLabel(heater, conditions, random);
  const around = conditions.hasSurroundings
    ? await stickers(heater.model, conditions.hasSecondLabel, random)
    : [];
  const cut = Math.ceil(around.length / 2);
  const tilt = () => between(random, -1.2, 1.2);
  const column = (some: readonly string[]) => `<div>${some.join("")}</div>`;
  const html = `<!doctype html><style>${fontFaces}${label.css}${stickerStyle}
    *{box-sizing:border-box}body{margin:0;background:${oneOf(random, jackets)};width:max-content}
    #front{display:flex;align-items:center;padding:300px 60px;gap:10px}#middle{position:relative;transform:rotate(${tilt()}deg)}
    .code{display:inline-block;background:#fff;padding:3px;margin:2px 0}.code svg{display:block}</style>
    <div id="front">${column(around.slice(0, cut))}<div id="middle">${label.html}${wear(conditions, random)}</div>${column(around.slice(cut))}</div>`;
  const page = await browser.newPage({
    deviceScaleFactor: (widthInPhoto(conditions, size) / labelWidth) * finer,
    viewport: { width: 1900, height: 1200 },
  });
  try {
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    const drawn = await loadImage(await page.screenshot({ fullPage: true, timeout: drawingTime }));
    const place = await page.locator("#label").boundingBox();
    const extent = await page.evaluate(() => document.documentElement.scrollWidth);
    if (place === null) throw new Error("The label was not drawn.");
    const scale = drawn.width / Math.max(1900, extent);
    const context = createCanvas(drawn.width, drawn.height).getContext("2d");
    context.drawImage(drawn, 0, 0);
    // Copied once, because each access to the image itself goes through the canvas.
    const { data } = context.getImageData(0, 0, drawn.width, drawn.height);
    const { x, y, width, height } = place;
    return {
      scene: {
        drawing: { width: drawn.width, height: drawn.height, data },
        label: { x: x * scale, y: y * scale, width: width * scale, height: height * scale },
      },
      printedDate: label.printedDate,
    };
  } finally {
    await page.close();
  }
}
