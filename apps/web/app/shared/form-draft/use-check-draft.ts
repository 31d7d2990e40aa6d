import { useEffect, useRef } from "react";
import type { CheckInput } from "../check/input.ts";

const KEY = "check_draft";

/** What was typed, and where. */
interface Draft extends CheckInput {
  /** Query of the address it was typed at. */
  readonly search: string;
}

function keep(draft: Draft | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Where nothing can be kept the form works all the same.
  }
}

/**
 * Reads what was kept; `undefined` when that is nothing, or is not what was written.
 *
 * @example
 * readCheckDraft('{"search":"","brand":"rheem","serial":"RH05","model":""}')?.serial; //=> "RH05"
 */
export function readCheckDraft(text: string | null): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    const field = (name: keyof Draft): string => {
      const value: unknown = Reflect.get(kept, name);
      return typeof value === "string" ? value : "";
    };
    return { search: field("search"), brand: field("brand"), serial: field("serial"), model: field("model") };
  } catch {
    return undefined;
  }
}

function lastDraft(): Draft | undefined {
  try {
    return readCheckDraft(sessionStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** What keeping a form takes. */
export interface DraftOptions {
  readonly input: CheckInput;
  /** Query of the address. */
  readonly search: string;
  /** True when the address asks for a check: what it says goes before what was typed elsewhere. */
  readonly asked: boolean;
  /** True when the address holds all that is in the form. */
  readonly inAddress: boolean;
  /** Puts back what was typed. */
  readonly onRestore: (draft: CheckInput) => void;
}

/**
 * Keeps what is typed for this tab: over a reload, another page and another language. What the address says already is
 * not kept.
 */
export function useCheckDraft({ input, search, asked, inAddress, onRestore }: DraftOptions): void {
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) {
      const empty = input.brand === "" && input.serial === "" && input.model === "";
      keep(inAddress || empty ? undefined : { ...input, search });
      return;
    }
    begun.current = true;
    const draft = lastDraft();
    if (draft !== undefined && (!asked || draft.search === search)) onRestore(draft);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is typed, and where, is a reason to keep it
  }, [input, search, inAddress]);
}
