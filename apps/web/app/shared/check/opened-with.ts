import { addressInput, type CheckInput, sameInput } from "./input.ts";

const opened = import.meta.env.SSR ? "" : location.search;

/** Returns whether the address with which the browser opened this page asks for a check. */
export function isOpenedWith(input: CheckInput): boolean {
  const { asked, input: inAddress } = addressInput(new URLSearchParams(opened));
  return asked && sameInput(inAddress, input);
}
