import type { Brand } from "./format.ts";

/**
 * Returns whether a serial number has the shape of one of the brand's formats. Its date may still be impossible.
 *
 * @param serial Normalized, as by `normaliseSerial`.
 *
 * @example
 * hasFormat(brands.rheem, "RH0504B01826"); //=> true
 */
export const hasFormat = ({ formats }: Pick<Brand, "formats">, serial: string): boolean =>
  formats.some(({ shape }) => shape.test(serial));
