import type { Language } from "@heater-age/messages";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { pathIn } from "../seo/paths.ts";
import { track } from "../shared/analytics/analytics.ts";
import { useInBrowser } from "../shared/browser/in-browser.ts";
import { type CheckData, isAnswered } from "../shared/check/check-data.ts";
import { addressInput, type CheckInput, checkQuery, sameInput } from "../shared/check/input.ts";
import { sentInput } from "../shared/check/typed.ts";
import { checkReducer, firstError, initialState } from "./check-reducer.ts";
import { loadCheck } from "./load-check.ts";
import { useAnswerFocus } from "./use-answer-focus.ts";
import { useCheckDraft } from "./use-check-draft.ts";
import { type Entry, type PageCheck, useEntry } from "./use-shown-check.ts";

/** Where a check is. `failed` means that its scripts could not be loaded. */
export type CheckStatus = "idle" | "asking" | "answered" | "failed";

const statusOf = (data: CheckData): CheckStatus =>
  isAnswered(data) ? "answered" : data.unavailable ? "failed" : "idle";

export interface CheckPage extends PageCheck {
  readonly language: Language;
  readonly path: string;
  /** Slug of the page's brand, if it has one. */
  readonly brand?: string;
}

/**
 * The state of a check. The address defines what is checked: the page's loader answers it. Submitting the form asks the
 * API first, stores the answer for the loader, and goes to the address.
 */
export function useCheck({ language, path, brand: brandOfPage = "", data, announced }: CheckPage) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const location = useLocation();
  const { key, search } = location;
  const entry = useEntry();
  const [first] = useState(data);
  const [state, dispatch] = useReducer(checkReducer, data, initialState);
  const { input } = state;
  const shownInput = data.address.input;

  const isAnnounced = announced !== undefined;
  const isDialogOpen = isAnnounced && state.closedAt !== key;
  const isLoading =
    navigation.state !== "idle" && addressInput(new URLSearchParams(navigation.location.search)).isCheck;
  const isAsking = state.askedAt === key || isLoading || (isAnnounced && announced !== data);
  const { result, goToCard, noteClose } = useAnswerFocus(data, first, { isAnnounced, isDialogOpen });

  // A reload keeps it in the history, which the server doesn't know.
  const again = useInBrowser(() => entry.again === true, false);
  // Without the input for the previous heater. Input from before hydration stays.
  const isNext = again && data !== first;

  useEffect(() => dispatch({ type: "arrived", data, isNext }), [data, isNext]);

  useEffect(() => {
    // A page stored on the device was rendered without the query.
    const { filled } = addressInput(new URLSearchParams(search));
    if (filled && !data.address.filled) void navigate(location, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the first address of a page can be unread
  }, []);

  const { address } = announced ?? data;
  useCheckDraft({
    input,
    search,
    addressInput: address.filled ? address.input : addressInput(new URLSearchParams(search)).input,
    inAddress: address.isCheck && sameInput(input, address.input),
    onRestore: (draft) => dispatch({ type: "restored", draft, from: shownInput, brand: brandOfPage }),
  });

  const here = useRef(key);
  useEffect(() => {
    here.current = key;
  }, [key]);

  const checkInput = useCallback(
    async (typed: CheckInput, nextEntry: Entry) => {
      const sent = sentInput(typed);
      const query = checkQuery(sent);
      const isOther = brandOfPage !== "" && typed.brand !== brandOfPage;
      const pathname = isOther ? pathIn(language, "/") : path;
      dispatch({ type: "asked", at: key });
      const scripts = await loadCheck().catch(() => undefined);
      // The scripts may belong to an outdated version. The server answers the address.
      if (scripts === undefined && data.unavailable && navigator.onLine) {
        window.location.assign(pathname + query);
        return;
      }
      try {
        const errors = scripts?.validate(typed) ?? {};
        dispatch({ type: "validated", errors });
        if (firstError(errors) !== undefined) return;
        await scripts?.ask(sent, language);
        // The visitor may have left in the meantime.
        if (here.current !== key) return;
        const replace = pathname === path && query === search;
        await navigate({ pathname, search: query }, { preventScrollReset: true, replace, state: nextEntry });
      } finally {
        dispatch({ type: "ended", at: key });
      }
    },
    [brandOfPage, data.unavailable, key, language, navigate, path, search],
  );

  const submit = (typed: CheckInput, printed?: string) => {
    track({ name: "submit", category: "check", label: typed.brand });
    void checkInput(typed, { isSubmitted: true, printed });
  };

  const askAgain = useCallback(
    () => void checkInput(shownInput, { isSubmitted: true }),
    [checkInput, shownInput],
  );

  const checkQuietly = useCallback((typed: CheckInput) => void checkInput(typed, {}), [checkInput]);

  const leave = useCallback(
    ({ brand = brandOfPage, model = "" }: Partial<CheckInput>, isAgain: boolean) => {
      dispatch({ type: "left", input: { brand, serial: "", model } });
      const query = new URLSearchParams({ ...(brand !== brandOfPage && { brand }), ...(model && { model }) });
      const nextEntry: Entry = { again: isAgain };
      void navigate({ search: query.toString() }, { preventScrollReset: true, state: nextEntry });
    },
    [brandOfPage, navigate],
  );

  return {
    ...state,
    status: isAsking ? "asking" : statusOf(data),
    /** Whether the page came with an answer, which most visitors only read. */
    isOpenedWithAnswer: isAnswered(first),
    /** Whether the form is for another number of the same heater. */
    again,
    markUsed: () => dispatch({ type: "used" }),
    focusSerial: () => dispatch({ type: "focused", field: "serial" }),
    /** Changes fields of the form. */
    change: (change: Partial<CheckInput>) => dispatch({ type: "changed", change }),
    /** Validates the form, and checks it. `printed` is a scanned date that the serial number contradicts. */
    submit,
    /** Checks the same input again. Always the same function at one address, like the next ones. */
    askAgain,
    /** Checks other input, without a dialog. */
    checkQuietly,
    /** Leaves the result for the form, with the values to keep, and whether it is for the same heater. */
    leave,
    /** The place of the result, and a function that scrolls there and focuses it. */
    result,
    goToCard,
    /** Whether the dialog that announces the answer is open. */
    isDialogOpen,
    closeDialog: () => {
      noteClose();
      dispatch({ type: "closed", at: key });
    },
  };
}
