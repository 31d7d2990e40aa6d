import { useEffect, useRef } from "react";
import { storedText } from "../shared/browser/storage.ts";
import type { CheckInput } from "../shared/check/input.ts";

const stored = storedText("sessionStorage", "check_draft");

/** The form as typed, and its address. */
interface Draft extends CheckInput {
  /** Query of the address it was typed at. */
  readonly search: string;
}

/**
 * Parses a draft. Returns `undefined` for anything else.
 *
 * @example
 * readCheckDraft('{"search":"","brand":"rheem","serial":"RH05","model":""}')?.serial; //=> "RH05"
 */
export function readCheckDraft(text: string | null): Draft | undefined {
  try {
    const parsed: unknown = JSON.parse(text ?? "null");
    if (typeof parsed !== "object" || parsed === null) return undefined;
    const field = (name: keyof Draft): string => {
      const value: unknown = Reflect.get(parsed, name);
      return typeof value === "string" ? value : "";
    };
    return { search: field("search"), brand: field("brand"), serial: field("serial"), model: field("model") };
  } catch {
    return undefined;
  }
}

/**
 * Returns what an address shows of a draft: all of it if it was typed there, otherwise only what the address leaves
 * open. An address with a serial number is about another heater.
 *
 * @example
 * const draft = { search: "", brand: "rheem", serial: "RH05", model: "" };
 * draftAt("?brand=ge", { brand: "ge", serial: "", model: "" }, draft); //=> { brand: "ge", serial: "RH05", model: "" }
 */
export function draftAt(search: string, addressInput: CheckInput, draft: Draft): CheckInput | undefined {
  if (draft.search !== search && addressInput.serial !== "") return undefined;
  const [first, second] = draft.search === search ? [draft, addressInput] : [addressInput, draft];
  return {
    brand: first.brand || second.brand,
    serial: first.serial || second.serial,
    model: first.model || second.model,
  };
}

interface DraftOptions {
  readonly input: CheckInput;
  /** Query of the address. */
  readonly search: string;
  /** The input in the address. */
  readonly addressInput: CheckInput;
  /** True if the address contains the whole input. */
  readonly inAddress: boolean;
  readonly onRestore: (draft: CheckInput) => void;
}

/**
 * Stores the form as typed for this tab, so that it survives a reload, another page and another language. Input that
 * is in the address is not stored.
 */
export function useCheckDraft({ input, search, addressInput, inAddress, onRestore }: DraftOptions): void {
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) {
      const empty = input.brand === "" && input.serial === "" && input.model === "";
      stored.write(inAddress || empty ? undefined : JSON.stringify({ ...input, search }));
      return;
    }
    begun.current = true;
    const draft = readCheckDraft(stored.read());
    const shown = draft && draftAt(search, addressInput, draft);
    if (shown !== undefined) onRestore(shown);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the input and the address change the draft
  }, [input, search, inAddress]);
}
