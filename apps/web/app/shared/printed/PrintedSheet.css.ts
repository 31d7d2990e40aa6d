import { componentStyle } from "@heater-age/ui/style";
import { media } from "@heater-age/ui/theme";
import { globalStyle } from "@vanilla-extract/css";

/** On paper only, and all that is on it. */
export const sheet = componentStyle({
  display: "none",
  "@media": {
    [media.print]: {
      display: "block",
      page: "sheet",
      fontSize: "9.5pt",
      lineHeight: 1.35,
      // Browsers print no backgrounds otherwise.
      printColorAdjust: "exact",
    },
  },
});

globalStyle("@page sheet", { margin: "12mm 14mm" });

// Above all layers: wherever the sheet is on its page, what is around it leaves no trace.
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
