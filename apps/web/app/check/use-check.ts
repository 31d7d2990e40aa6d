import type { Language } from "@heater-age/messages";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { pathIn } from "../seo/paths.ts";
import { track } from "../shared/analytics/analytics.ts";
import { type CheckData, isAnswered } from "../shared/check/check-data.ts";
import { addressInput, type CheckInput, checkQuery, fields, sameInput } from "../shared/check/input.ts";
import { sentInput } from "../shared/check/typed.ts";
import type { FieldErrors } from "../shared/check/validate.ts";
import { useCheckDraft } from "./use-check-draft.ts";
import { useInBrowser } from "../shared/browser/in-browser.ts";
import { loadCheck } from "./load-check.ts";
import { type Entry, useEntry, useIsAnnounced } from "./use-shown-check.ts";

/** Where a check is. `failed` means that its scripts could not be loaded. */
export type CheckStatus = "idle" | "asking" | "answered" | "failed";

/** Milliseconds between an answer and the scroll to it. */
const SCROLL_DELAY = 100;
const empty: CheckInput = { brand: "", serial: "", model: "" };

export interface CheckPage {
  readonly language: Language;
  /** Path of the page. */
  readonly path: string;
  /** Slug of the page's brand, if it has one. */
  readonly brand?: string;
  /** The check that the page shows. */
  readonly data: CheckData;
  /** The check in the address, and its answer. */
  readonly latest: CheckData;
}

/**
 * The state of a check. The address defines what is checked: the page's loader answers it. Submitting the form asks the
 * API first, stores the answer for the loader, and goes to the address.
 */
export function useCheck({ language, path, brand: brandOfPage = "", data, latest }: CheckPage) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const location = useLocation();
  const { key, search } = location;
  const entry = useEntry();
  const asked = data.address.input;
  const [first] = useState(data);
  const [input, setInput] = useState(asked);
  const [errors, setErrors] = useState<FieldErrors>(data.errors ?? {});
  const [isUsed, setUsed] = useState(false);
  const [focus, setFocus] = useState<{ readonly field: keyof FieldErrors }>();
  /** Keys of the addresses at which the button was pressed, and the dialog closed. */
  const [askedAt, setAskedAt] = useState<string>();
  const [closedAt, setClosedAt] = useState<string>();
  const result = useRef<HTMLDivElement>(null);
  /** What had the focus when the dialog had closed. */
  const focusAtClose = useRef<Element>(null);

  const isLoading =
    navigation.state !== "idle" && addressInput(new URLSearchParams(navigation.location.search)).asked;
  const isAnnounced = useIsAnnounced(latest);
  const isDialogOpen = isAnnounced && closedAt !== key;
  const isAsking = askedAt === key || isLoading || data !== latest;
  const status: CheckStatus = isAsking
    ? "asking"
    : isAnswered(data)
      ? "answered"
      : data.unavailable
        ? "failed"
        : "idle";
  // A reload keeps it in the history, which the server doesn't know.
  const again = useInBrowser(() => entry.again === true, false);
  // Without the input for the previous heater. Input from before hydration stays.
  const isNext = again && data !== first;

  useEffect(() => {
    // A link to another reading, or the back button, fills the form. Fields that are not in the address stay as
    // typed.
    setInput((typed) => {
      const filled = {
        brand: asked.brand || typed.brand,
        serial: asked.serial || (isNext ? "" : typed.serial),
        model: data.address.asked || isNext ? asked.model : asked.model || typed.model,
      };
      return fields.every((field) => typed[field] === filled[field]) ? typed : filled;
    });
  }, [asked, isNext, data.address.asked]);

  useEffect(() => {
    if (data.errors) setErrors(data.errors);
  }, [data]);

  const goToCard = useCallback(() => {
    result.current?.scrollIntoView({ block: "start" });
    result.current?.querySelector<HTMLElement>("#result-heading")?.focus({ preventScroll: true });
  }, []);

  const showAnswer = useEffectEvent(() => {
    const { activeElement, body } = document;
    // The dialog has the focus, and returns it when it closes.
    if (isDialogOpen) result.current?.scrollIntoView({ block: "start" });
    // A visitor who closed it before the card was there may be elsewhere by now, such as in the header.
    else if (!isAnnounced || activeElement === body || activeElement === focusAtClose.current) goToCard();
  });
  useEffect(() => {
    if (data === first || !(isAnswered(data) || data.unavailable)) return undefined;
    const timer = setTimeout(() => showAnswer(), SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [data, first]);

  useEffect(() => {
    // A page stored on the device was rendered without the query.
    const { filled } = addressInput(new URLSearchParams(search));
    if (filled && !data.address.filled) void navigate(location, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the first address of a page can be unread
  }, []);

  useCheckDraft({
    input,
    search,
    asked: latest.address.filled ? latest.address.input : addressInput(new URLSearchParams(search)).input,
    inAddress: latest.address.asked && sameInput(input, latest.address.input),
    onRestore: (draft) =>
      setInput((typed) => ({
        brand: brandOfPage || (typed.brand === asked.brand ? draft.brand : typed.brand),
        // Input from before hydration is newer than the draft.
        serial: typed.serial === asked.serial ? draft.serial : typed.serial,
        model: typed.model === asked.model ? draft.model : typed.model,
      })),
  });

  const here = useRef(key);
  useEffect(() => {
    here.current = key;
  }, [key]);

  const checkInput = useCallback(
    async (wanted: CheckInput, kept: Entry) => {
      const sent = sentInput(wanted);
      const query = checkQuery(sent);
      const isOther = brandOfPage !== "" && wanted.brand !== brandOfPage;
      const pathname = isOther ? pathIn(language, "/") : path;
      setAskedAt(key);
      const scripts = await loadCheck().catch(() => undefined);
      // The scripts may belong to an outdated version. The server answers the address.
      if (scripts === undefined && data.unavailable && navigator.onLine) {
        window.location.assign(pathname + query);
        return;
      }
      try {
        const wrong = scripts?.validate(wanted) ?? {};
        setErrors(wrong);
        const field = fields.find((name) => wrong[name] !== undefined);
        if (field !== undefined) {
          setFocus({ field });
          return;
        }
        await scripts?.ask(sent, language);
        // The visitor may have left in the meantime.
        if (here.current !== key) return;
        const replace = pathname === path && query === search;
        await navigate({ pathname, search: query }, { preventScrollReset: true, replace, state: kept });
      } finally {
        // Another check may have been submitted since.
        setAskedAt((latestKey) => (latestKey === key ? undefined : latestKey));
      }
    },
    [brandOfPage, data.unavailable, key, language, navigate, path, search],
  );

  const submit = (wanted: CheckInput, printed?: string) => {
    track({ name: "submit", category: "check", label: wanted.brand });
    void checkInput(wanted, { isSubmitted: true, printed });
  };

  const askAgain = useCallback(() => void checkInput(asked, { isSubmitted: true }), [checkInput, asked]);

  const checkQuietly = useCallback((wanted: CheckInput) => void checkInput(wanted, {}), [checkInput]);

  const leave = useCallback(
    (kept: Partial<CheckInput>, isAgain: boolean) => {
      const { brand = brandOfPage, model = "" } = kept;
      setInput({ ...empty, brand, model });
      setErrors({});
      setFocus({ field: brand === "" ? "brand" : "serial" });
      const query = new URLSearchParams({ ...(brand !== brandOfPage && { brand }), ...(model && { model }) });
      const state: Entry = { again: isAgain };
      void navigate({ search: query.toString() }, { preventScrollReset: true, state });
    },
    [brandOfPage, navigate],
  );

  const change = (part: Partial<CheckInput>) => {
    setInput((typed) => ({ ...typed, ...part }));
    setErrors((wrong) => {
      const changed = Object.keys(part);
      // The numbers of another brand can be longer.
      if (part.brand !== undefined && wrong.serial?.id === "form.serialTooLong") changed.push("serial");
      return { ...wrong, ...Object.fromEntries(changed.map((field) => [field, undefined])) };
    });
  };

  return {
    status,
    /** Whether the page came with an answer, which most visitors only read. */
    isOpenedWithAnswer: isAnswered(first),
    /** Whether the form is for another number of the same heater. */
    again,
    input,
    errors,
    /** True after the form was used. */
    isUsed,
    markUsed: () => setUsed(true),
    /** The field that receives the focus; a new object each time. */
    focus,
    focusSerial: () => setFocus({ field: "serial" }),
    /** Changes fields of the form. */
    change,
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
    /** Whether a dialog announces the answer, because it was submitted; and whether it is open. */
    isAnnounced,
    isDialogOpen,
    closeDialog: () => {
      setClosedAt(key);
      focusAtClose.current = document.activeElement;
    },
  };
}
