import type { Browser } from "@playwright/test";
import { fontFaces } from "./fonts.ts";
import type { Conditions } from "./levels.ts";
import { between, pickOne, type Random } from "./random.ts";
import { type MadeUpHeater, ratingLabel } from "./rating-label.ts";
import { stickers, stickerStyle } from "./surroundings.ts";
import { wear } from "./wear.ts";

/** The size of a photo in pixels. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** A drawn label's width in CSS pixels. */
const labelWidth = 760;

/** A phone camera's focal length, in multiples of its photos' longer side. */
const focalLength = 0.8;

/** Milliseconds that drawing a photo may take on a busy machine. */
const drawingTime = 300_000;

const jackets = ["#d9d6cc", "#b9bdc0", "#8f9498", "#e9e7e0", "#5d6468"] as const;

/** Draws the front of a heater, with its label and the stickers around it, as a camera sees it. */
export async function photograph(
  browser: Browser,
  heater: MadeUpHeater,
  { conditions, size, random }: { conditions: Conditions; size: PhotoSize; random: Random },
): Promise<{ readonly photo: Uint8Array; readonly printedDate: string | undefined }> {
  const label = await ratingLabel(heater, conditions, random);
  const around = conditions.hasSurroundings
    ? await stickers(heater.model, conditions.hasSecondLabel, random)
    : [];
  const cut = Math.ceil(around.length / 2);
  const column = (some: readonly string[]) => `<div class="column">${some.join("")}</div>`;
  const tilt = between(random, -1.2, 1.2);
  const html = `<!doctype html><style>${fontFaces}${label.css}${stickerStyle}
    *{box-sizing:border-box}body{margin:0;overflow:hidden;background:#464646}
    #front{position:absolute;left:50%;top:50%;display:grid;grid-template-columns:420px auto 420px;align-items:center;
    padding:300px 60px;background:${pickOne(random, jackets)}}#middle{position:relative;transform:rotate(${tilt}deg)}
    .light,.grain{position:fixed;inset:0;width:100%;height:100%}
    .code{display:inline-block;background:#fff;padding:3px;margin:2px 0}.code svg{display:block}
    ${cameraStyle(conditions, size, random)}</style>
    <div id="lens"><div id="front">${column(around.slice(0, cut))}<div id="middle">${label.html}${wear(conditions, random)}</div>
    ${column(around.slice(cut))}</div>${lights(conditions, random)}</div>${grain(conditions, random)}`;
  const page = await browser.newPage({ viewport: size });
  try {
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    const { quality } = conditions;
    const photo = await page.screenshot({ type: "jpeg", quality, timeout: drawingTime });
    return { photo, printedDate: label.printedDate };
  } finally {
    await page.close();
  }
}

/** Returns where the camera is, and how sharp and bright its picture is. */
function cameraStyle(
  { fill, roll, yaw, pitch, blur, light }: Conditions,
  { width, height }: PhotoSize,
  random: Random,
): string {
  const scale = (fill * Math.min(width, height)) / labelWidth;
  const distance = focalLength * Math.max(width, height);
  const aside = `${between(random, -6, 6)}%,${between(random, -6, 6)}%`;
  const unit = Math.max(width, height) / 2000;
  const warmth = between(random, 0, 0.2);
  return `#front{transform:translate(-50%,-50%) perspective(${distance}px) rotateZ(${roll}deg) rotateY(${yaw}deg)
    rotateX(${pitch}deg) scale(${scale}) translate(${aside})}
    #lens{position:fixed;inset:0;background:#464646;
    filter:url(#motion) blur(${blur * unit}px) brightness(${light}) sepia(${warmth})}`;
}

/** Returns a shadow's edge and a flashlight's reflection. On a tank, it is taller than wide. */
function lights({ glare, shadow }: Conditions, random: Random): string {
  const angle = between(random, 0, 360);
  const edge = between(random, 30, 70);
  const spot = `${between(random, 25, 75)}% ${between(random, 25, 75)}%`;
  const width = between(random, 8, 16);
  return `<div class="light" style="background:linear-gradient(${angle}deg,transparent ${edge - 2}%,rgba(0,0,0,${shadow}) ${edge + 2}%)"></div>
    <div class="light" style="background:radial-gradient(${width}% ${width * 1.4}% at ${spot},rgba(255,255,255,${Math.min(1, glare)}),transparent)"></div>`;
}

/** Returns the noise of a camera, and the blur of a moving hand. */
function grain({ noise, motion }: Conditions, random: Random): string {
  const seed = Math.floor(between(random, 0, 1000));
  return `<svg class="grain" style="opacity:${noise / 40}"><filter id="motion"><feGaussianBlur stdDeviation="${motion / 2} 0"/></filter>
    <filter id="noise"><feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="${seed}"/></filter>
    <rect width="100%" height="100%" filter="url(#noise)"/></svg>`;
}
