import { componentStyle } from "../../theme/style.ts";

export const icon = componentStyle({ inlineSize: "1em", blockSize: "1em", flex: "none" });
