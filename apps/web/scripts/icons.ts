import { light } from "@heater-age/ui/tokens";
import { Resvg } from "@resvg/resvg-js";

/** Sizes in pixels of the icons in the web manifest. */
export const iconSizes = [192, 512] as const;

/** Size in pixels of the icon on Apple's phones. */
export const appleIconSize = 180;

/**
 * Returns the logo of the site as an icon for phones: with its own background, and space around it, because each
 * system crops another shape.
 *
 * @param mark The logo as an SVG of 32 by 32 units.
 * @param size Side in pixels.
 */
export function drawIcon(mark: string, size: number): Buffer {
  // A bitmap has no color schemes.
  const inner = mark.replace(/@media[^{]*\{[^}]*\}\s*\}/u, "").replace("<svg ", '<svg x="6" y="6" ');
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><path d="M0 0h44v44H0z" fill="${light.ground}" style="stroke:none"/>${inner.replace("<svg ", '<svg width="32" height="32" ')}</svg>`;
  return new Resvg(icon, { fitTo: { mode: "width", value: size } }).render().asPng();
}
