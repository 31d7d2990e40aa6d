import { componentRule, componentStyle } from "@heater-age/ui/style";
import { media, vars } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

/** Only printed, and the only printed part of its page. */
export const sheet = componentStyle({
  display: "none",
  "@media": {
    [media.print]: {
      display: "block",
      page: "sheet",
      fontSize: "9.5pt",
      lineHeight: 1.35,
      // Otherwise browsers don't print backgrounds.
      printColorAdjust: "exact",
    },
  },
});

globalStyle("@page sheet", { margin: "12mm 14mm" });

// Above all layers, so that nothing around the sheet is printed, wherever it is on its page.
globalStyle(`body, body :has(${sheet})`, {
  "@media": {
    [media.print]: {
      display: "block",
      maxInlineSize: "none",
      minBlockSize: 0,
      margin: 0,
      padding: 0,
      border: 0,
    },
  },
});

globalStyle(`body:has(${sheet}) :not(${sheet}, ${sheet} *, :has(${sheet}))`, {
  "@media": { [media.print]: { display: "none" } },
});

export const appendix = componentStyle({
  columnCount: 2,
  columnGap: "8mm",
  breakBefore: "page",
  fontSize: "8.75pt",
});

/** As high as a page of Letter without its margins, so that its footer is at the bottom and it never breaks. */
export const page = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: "15pt",
  minBlockSize: "9.6in",
  breakInside: "avoid",
});

export const part = componentStyle({
  selectors: {
    "&:last-child": {
      marginBlockStart: "auto",
      paddingBlockStart: "5pt",
      borderBlockStart: `0.5pt solid ${vars.colour.line}`,
    },
  },
});

export const section = componentStyle({ marginBlockEnd: "10pt" });

globalStyle(
  `:is(${part}, ${section}) * + :is(p, h2, h3, ul, ol, dl, svg, section)`,
  componentRule({ marginBlockStart: "3pt" }),
);

// Makes room for the texts above its line.
globalStyle(`${section} > svg`, componentRule({ marginBlockStart: "12pt" }));
