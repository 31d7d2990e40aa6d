import type { AgeStatus } from "@heater-age/decoder";
import type { LifeLine } from "@heater-age/messages/format";
import { type Chart, type Look, looks } from "@heater-age/report";
import { colours } from "../generated/colours.ts";
import type { Measure, TextStyle } from "./tagged-pdf.ts";

const weights = { 400: "regular", 600: "semibold", 700: "bold" } as const;

const toStyle = ({ quiet, size, weight }: (typeof looks)[Look]): TextStyle => ({
  fontSize: size,
  font: weights[weight],
  color: quiet ? colours.textQuiet : colours.text,
});

/** The looks of texts as pdfmake has them. */
export const styles = Object.fromEntries(
  Object.entries(looks).map(([name, look]) => [name, toStyle(look)]),
) as Readonly<Record<Look, TextStyle>>;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Returns a drawing. */
export const svg = (
  width: number,
  height: number,
  content: string,
  viewBox = `0 0 ${width} ${height}`,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;

const svgText = (
  text: string,
  x: number,
  y: number,
  { color, font, fontSize }: TextStyle,
  anchor = "start",
) =>
  `<text x="${x}" y="${y}" fill="${color}" font-family="${font}" font-size="${fontSize}" text-anchor="${anchor}">${escaped(text)}</text>`;

const rect = (x: number, y: number, width: number, height: number, fill: string, rounded = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rounded}" fill="${fill}"/>`;

const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width: number, opacity = 1) =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;

/** The logo. */
export const mark = svg(
  19.25,
  22,
  `<path d="M11 4h6a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-6a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6ZM10 4V1M18 4V1M9 28v3M19 28v3" fill="none" stroke="${colours.text}" stroke-width="2.4" stroke-linecap="round"/>${rect(9.5, 10, 9, 6, colours.accent, 1.2)}<path d="M14 19.2c1.7 1.8 2.4 2.8 2.4 3.9a2.4 2.4 0 1 1-4.8 0c0-1.1.7-2.1 2.4-3.9Z" fill="${colours.link}"/>`,
  "0 0 28 32",
);

/** Icons on a square of 16. */
const icons: Readonly<Record<AgeStatus, string>> = {
  good: "M3 8.5 6.5 12 13 4.5",
  monitor:
    "M1.2 8S3.7 3.6 8 3.6 14.8 8 14.8 8 12.3 12.4 8 12.4 1.2 8 1.2 8ZM8 6.1a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Z",
  replace: "M8 1.9 14.8 14H1.2L8 1.9ZM8 6.2v3.6M8 11.7v.1",
};

/** Returns a heater's state as an icon and a word, in its color. */
export function pill(state: AgeStatus, text: string, measure: Measure, look: TextStyle): string {
  const { ground, text: color } = colours[state];
  const height = look.fontSize * 1.35 + 4;
  const width = measure(text, look) + 27;
  const icon = `<path d="${icons[state]}" transform="translate(7 ${height / 2 - 4}) scale(0.5)" fill="none" stroke="${color}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>`;
  return svg(
    width,
    height,
    rect(0, 0, width, height, ground, height / 2) +
      icon +
      svgText(text, 19, height / 2 + look.fontSize * 0.36, { ...look, color }),
  );
}

/** Returns bars for the confidence of a date. */
export function confidenceBars(level: "low" | "medium" | "high"): string {
  const filled = { low: 1, medium: 2, high: 3 }[level];
  const { zone } = colours[({ low: "replace", medium: "monitor", high: "good" } as const)[level]];
  const bars = [0, 1, 2].map((bar) =>
    rect(bar * 5.5, 6 - 3 * bar, 4, 4 + 3 * bar, bar < filled ? zone : colours.line, 1),
  );
  return svg(16, 10, bars.join(""));
}

const lifeTones = { warranty: colours.good.zone, life: colours.year.ground, past: colours.replace.zone };

/** Returns the life line with its legend. */
export function lifePicture(
  { legend, spans, starts, today }: LifeLine,
  width: number,
  measure: Measure,
): string {
  const bar = { top: 16, height: 12 };
  const word: TextStyle = { ...styles.how, font: "semibold", color: colours.text };
  const stripes: string[] = [];
  const parts = spans.map(({ tone, from, to }) => {
    if (tone === "life") {
      for (let x = from * width; x + bar.height <= to * width; x += 6)
        stripes.push(line(x, bar.top + bar.height, x + bar.height, bar.top, colours.year.text, 1, 0.4));
    }
    return rect(from * width, bar.top, (to - from) * width, bar.height, lifeTones[tone]);
  });
  const marks =
    starts.length < 2
      ? []
      : starts.map(({ at }) => rect(at * width - 1.5, 14, 3, 16, colours.textQuiet, 1.5));
  const now = today.at * width;
  const words = [...starts, today].map((each) => {
    const anchor = each.at < 0.14 ? "start" : each.at > 0.86 ? "end" : "middle";
    return svgText(each.text, each.at * width, each === today && today.isBelow ? 42 : 9, word, anchor);
  });
  let [x, y] = [0, today.isBelow ? 58 : 46];
  const samples = legend.map(({ tone, name, value }) => {
    const [named, valued] = [measure(`${name} `, word), measure(value, styles.how)];
    if (x > 0 && x + 11 + named + valued > width) [x, y] = [0, y + 13];
    const sample =
      rect(x, y - 7, 7, 7, lifeTones[tone], 1.5) +
      svgText(name, x + 11, y, word) +
      svgText(value, x + 11 + named, y, styles.how);
    x += 25 + named + valued;
    return sample;
  });
  return svg(
    width,
    y + 3,
    [
      rect(0, bar.top, width, bar.height, colours.line),
      ...parts,
      ...stripes,
      ...marks,
      rect(now - 4, 11, 8, 22, colours.surface, 4),
      rect(now - 2, 12, 4, 20, colours.text, 2),
      ...words,
      ...samples,
    ].join(""),
  );
}

const LAST_AGE = 30;

/** Returns the planning curve with its band and marks. Ages beyond its end are not marked. */
export function chartPicture({ points, range, marks, mark: now, axis }: Chart, width: number): string {
  const [top, height] = [10, 86];
  const at = (years: number) => (Math.min(Math.max(years, 0), LAST_AGE) / LAST_AGE) * width;
  const up = (percent: number) => top + height * (1 - percent / 100);
  const path = (values: readonly (readonly [age: number, percent: number])[]) =>
    `M${values.map(([age, percent]) => `${at(age)} ${up(percent)}`).join("L")}`;
  const band = [
    ...points.map(({ age, high }) => [age, high] as const),
    ...points.toReversed().map(({ age, low }) => [age, low] as const),
  ];
  const curve = points.map(({ age, percent }) => [age, percent] as const);
  const { small, tiny } = styles;
  return svg(
    width,
    122,
    [
      range === undefined
        ? ""
        : rect(at(range[0]), top, at(range[1]) - at(range[0]), height, colours.accentGround),
      ...[0, 50, 100].map((percent) => line(0, up(percent), width, up(percent), colours.line, 0.5)),
      `<path d="${path(band)}Z" fill="${colours.link}" fill-opacity="0.18"/>`,
      `<path d="${path(curve)}" fill="none" stroke="${colours.link}" stroke-width="1.4"/>`,
      ...[50, 100].map((percent) => svgText(String(percent), 0, up(percent) - 2, tiny)),
      ...marks
        .filter((age) => age <= LAST_AGE)
        .flatMap((age) => {
          const isLate = age > LAST_AGE / 2;
          return [
            line(at(age), top, at(age), top + height, colours.text, 1.6),
            svgText(
              now,
              at(age) + (isLate ? -3 : 3),
              top + 8,
              { ...tiny, font: "bold", color: colours.text },
              isLate ? "end" : "start",
            ),
          ];
        }),
      ...[0, 5, 10, 15, 20, 25, 30].map((age) =>
        svgText(String(age), at(age), 105, tiny, age === 0 ? "start" : age === LAST_AGE ? "end" : "middle"),
      ),
      svgText(axis, width / 2, 116, small, "middle"),
    ].join(""),
  );
}
