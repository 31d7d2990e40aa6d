import type { Conditions } from "./levels.ts";
import { between, pickOne, type Random } from "./random.ts";

/** Returns a label's wear as a layer above it: dust, scratches, and tape. */
export function wear({ dust, scratches, hasTape }: Conditions, random: Random): string {
  const percent = () => between(random, 0, 100);
  const speck = () => {
    const color = pickOne(random, ["60,50,40", "240,240,235", "120,70,30"]);
    return `<circle cx="${percent()}%" cy="${percent()}%" r="${between(random, 0.4, 1.8)}" fill="rgba(${color},${between(random, 0.2, 0.7)})"/>`;
  };
  const scratch = () => {
    const [x, y] = [percent(), percent()];
    return `<line x1="${x}%" y1="${y}%" x2="${x + between(random, -14, 14)}%" y2="${y + between(random, -14, 14)}%"
      stroke="rgba(235,235,235,${between(random, 0.3, 0.8)})" stroke-width="${between(random, 0.6, 2)}"/>`;
  };
  const rust = () =>
    `<ellipse cx="${percent()}%" cy="${percent()}%" rx="${between(random, 20, 90)}" ry="${between(random, 10, 40)}" fill="rgba(110,70,30,${between(random, 0.1, 0.25)})"/>`;
  const tape = () =>
    `<rect x="-5%" y="${between(random, 5, 80)}%" width="110%" height="48" transform="rotate(${between(random, -4, 4)})"
      fill="rgba(225,205,150,0.38)" stroke="rgba(255,255,255,0.5)"/>`;
  const some = (count: number, make: () => string) => Array.from({ length: count }, make).join("");
  const marks = [
    some(Math.round(scratches / 5), rust),
    some(dust, speck),
    some(scratches, scratch),
    hasTape ? tape() : "",
  ];
  return `<svg style="position:absolute;inset:0;width:100%;height:100%">${marks.join("")}</svg>`;
}
