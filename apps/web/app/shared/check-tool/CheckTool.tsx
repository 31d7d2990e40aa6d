import { otherBrand } from "@heater-age/decoder/check";
import type { Language } from "@heater-age/messages";
import { Steps } from "@heater-age/ui/Steps";
import { screenOnly } from "@heater-age/ui/theme";
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { Asked } from "./Asked.tsx";
import { isSubmitted, submitted } from "./behind-dialog.ts";
import { type CheckData, isAnswered } from "../check/check-data.ts";
import { CheckForm } from "./CheckForm.tsx";
import * as styles from "./CheckTool.css.ts";
import { choiceOf, chosenBrand, type Choices } from "../check/choices.ts";
import { onPage } from "../check/on-page.ts";
import { beginWithoutInteraction } from "../lazy/first-interaction.ts";
import { onInteraction } from "../lazy/on-interaction.tsx";
import { useCheckDraft } from "../form-draft/use-check-draft.ts";
import { useDecoderOffline } from "./use-decoder-offline.ts";
import { addressInput, type CheckInput, checkQuery, normalised, sameInput } from "../check/input.ts";
import { useInBrowser } from "../shell/in-browser.ts";
import { ResultCard, ResultDialog } from "./result-parts.ts";
import { takeSubmit } from "../check/submit.ts";
import { sentInput } from "../check/typed.ts";
import { Unavailable } from "./Unavailable.tsx";
import { type FieldErrors, fields } from "../check/validate.ts";

/** The card that shares the page of the tool. */
export const ShareCard = onInteraction(async () => (await import("../share/ShareCard.tsx")).ShareCard);

const SCROLL_DELAY = 100;
const empty: CheckInput = { brand: "", serial: "", model: "" };

/** Returns the name of a brand; `undefined` if it has no name. */
const brandName = (choices: Choices, slug: string): string | undefined =>
  slug === otherBrand ? undefined : (choiceOf(choices, slug)?.label ?? slug);

/** Props of the tool. */
export interface CheckToolProps {
  readonly language: Language;
  /** Path of the page. */
  readonly path: string;
  /** Slug of the page's brand, if it has one. */
  readonly brand?: string;
  readonly choices: Choices;
  readonly data: CheckData;
  /** The data that the dialog announces: `data`, or its next value. */
  readonly latest: CheckData;
  /** Shown next to the form until there is a result. */
  readonly introduction: ReactNode;
  /** Renders the content below the form for a brand. */
  readonly guide: (brand: string) => ReactNode;
}

/** Renders steps, form and result. The address defines what is checked, and the tool only changes the address. */
export function CheckTool(props: CheckToolProps) {
  const { language, path, brand: brandOfPage = "", choices, data, latest, introduction, guide } = props;
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const location = useLocation();
  const asked = data.address.input;
  // A reload keeps it in the history, which the server doesn't know.
  const again = useInBrowser(
    () => (location.state as { readonly again?: boolean } | null)?.again === true,
    false,
  );
  const [input, setInput] = useState(asked);
  const [errors, setErrors] = useState<FieldErrors>(data.errors ?? {});
  const [live, setLive] = useState(false);
  const [focus, setFocus] = useState<{ readonly field: keyof FieldErrors }>();
  const result = useRef<HTMLDivElement>(null);
  const isEarly = useRef(false);
  const shown = data.check ?? data.refusal;
  const [first] = useState(latest);
  const [last, setLast] = useState(latest);
  const [announced, setAnnounced] = useState(() => (isSubmitted(latest) ? latest : undefined));
  const [dialogOpen, setDialogOpen] = useState(announced !== undefined);
  const [answers, setAnswers] = useState(0);
  if (latest !== last) {
    // During the render, so that no frame shows the dialog of another answer.
    const isNew = isSubmitted(latest);
    setLast(latest);
    if (isNew) {
      setAnnounced(latest);
      setAnswers((count) => count + 1);
    }
    if (latest.errors) setErrors(latest.errors);
    setDialogOpen(isNew);
  }

  const busy =
    navigation.state !== "idle" && addressInput(new URLSearchParams(navigation.location.search)).asked;

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
      // The same object, because an update during hydration would drop the server-rendered result.
      return fields.every((field) => typed[field] === filled[field]) ? typed : filled;
    });
  }, [asked, isNext, data.address.asked]);

  const goToCard = () => {
    result.current?.scrollIntoView({ block: "start" });
    result.current?.querySelector<HTMLElement>("#result-heading")?.focus({ preventScroll: true });
  };

  useEffect(() => {
    submitted.current = undefined;
    onPage.current = { data, language };
    const isNew = data === announced;
    if (data !== latest || (shown === undefined && !data.unavailable) || (data === first && !isNew))
      return undefined;
    const timer = setTimeout(() => {
      // The dialog has the focus, and returns it when it closes. It can close before there is a card.
      if (isNew && !isEarly.current) result.current?.scrollIntoView({ block: "start" });
      else goToCard();
      isEarly.current = false;
    }, SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [data, latest, language, first, announced, shown]);

  useEffect(() => {
    // A page stored on the device was rendered without the query.
    const { filled } = addressInput(new URLSearchParams(location.search));
    if (filled && !data.address.filled) void navigate(location, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the first address of a page can be unread
  }, []);

  useEffect(() => {
    // The server didn't get the advice, so the card asks for it.
    if (data.details?.isIncomplete) beginWithoutInteraction();
  }, [data.details?.isIncomplete]);

  // Files that can't be loaded when the form is used are loaded again with the check itself.
  useDecoderOffline(language, isAnswered(first), live);
  useCheckDraft({
    input,
    search: location.search,
    asked: data.address.filled ? asked : addressInput(new URLSearchParams(location.search)).input,
    inAddress: latest.address.asked && sameInput(input, latest.address.input),
    onRestore: (draft) =>
      setInput((typed) => ({
        brand: brandOfPage || (typed.brand === asked.brand ? draft.brand : typed.brand),
        // Input from before hydration is newer than the draft.
        serial: typed.serial === asked.serial ? draft.serial : typed.serial,
        model: typed.model === asked.model ? draft.model : typed.model,
      })),
  });

  const change = (part: Partial<CheckInput>) => {
    setInput((typed) => ({ ...typed, ...part }));
    setErrors((wrong) => {
      const changed = Object.keys(part);
      // The numbers of another brand can be longer.
      if (part.brand !== undefined && wrong.serial?.id === "form.serialTooLong") changed.push("serial");
      return { ...wrong, ...Object.fromEntries(changed.map((field) => [field, undefined])) };
    });
  };

  const ask = useCallback(
    (wanted: CheckInput, printed?: string) => {
      submitted.current = wanted;
      const search = checkQuery(sentInput(wanted));
      const replace = location.search === search;
      void navigate({ search }, { preventScrollReset: true, replace, state: { printed } });
    },
    [navigate, location.search],
  );

  const submit = (wanted: CheckInput, printed?: string) => {
    const wrong = takeSubmit(wanted, (brand) => chosenBrand(choices, brand));
    setErrors(wrong);
    const field = fields.find((name) => wrong[name] !== undefined);
    if (field === undefined) ask(wanted, printed);
    else setFocus({ field });
  };

  // Always the same functions, because the card waits for an interaction and keeps the server's HTML only while its
  // props don't change.
  const askAgain = useCallback(() => ask(asked), [ask, asked]);
  const leave = useCallback(
    (kept: Partial<CheckInput>, isAgain: boolean) => {
      const { brand = brandOfPage, model = "" } = kept;
      setInput({ ...empty, brand, model });
      setErrors({});
      setFocus({ field: brand === "" ? "brand" : "serial" });
      const query = new URLSearchParams({ ...(brand !== brandOfPage && { brand }), ...(model && { model }) });
      void navigate({ search: query.toString() }, { preventScrollReset: true, state: { again: isAgain } });
    },
    [brandOfPage, navigate],
  );

  const entered = input.brand !== "" && (input.serial !== "" || again);
  const step = busy ? 2 : shown !== undefined ? 3 : entered ? 2 : 1;

  const form = (
    <CheckForm
      language={language}
      path={path}
      choices={choices}
      input={input}
      errors={errors}
      busy={busy}
      live={live}
      focus={focus}
      onInput={change}
      onBegin={() => setLive(true)}
      onSubmit={() => submit(input)}
      onScanned={(scanned, printed) => {
        setInput(scanned);
        submit(scanned, printed);
      }}
      onType={() => setFocus({ field: "serial" })}
    />
  );
  const resultProps = {
    className: busy || dialogOpen ? `${styles.resultSide} ${styles.room}` : styles.resultSide,
    ref: result,
    id: "result",
    "aria-busy": busy,
  };

  return (
    <div className={styles.tool}>
      {/* New with a result, like everything above it, because moving it would count as a layout shift. */}
      <div
        key={String(shown === undefined)}
        className={shown === undefined ? screenOnly : `${screenOnly} ${styles.stepsAlone}`}
      >
        <Steps
          label={formatMessage({ id: "home.steps" })}
          steps={[
            formatMessage({ id: "home.stepBrand" }),
            formatMessage({ id: "home.stepDetails" }),
            formatMessage({ id: "home.stepResults" }),
          ]}
          current={step}
          doneLabel={(name) => formatMessage({ id: "home.stepDone" }, { step: name })}
        />
      </div>
      {shown === undefined ? (
        <div className={styles.columns}>
          <div className={`${styles.formSide} ${screenOnly}`}>{form}</div>
          <div {...resultProps}>
            {data.unavailable ? <Unavailable onAskAgain={askAgain} /> : introduction}
          </div>
        </div>
      ) : (
        <>
          <Asked
            // Folded again with each answer.
            key={`${answers} ${checkQuery(shown.input)}`}
            brand={brandName(choices, shown.input.brand) ?? <FormattedMessage id="form.other" />}
            serial={normalised(shown.input).serial}
            onChange={() => setFocus({ field: "serial" })}
          >
            {form}
          </Asked>
          <div {...resultProps}>
            <ResultCard.Part
              language={language}
              path={path}
              choices={choices}
              check={data.check}
              refusal={data.refusal}
              details={data.details}
              onAskAgain={askAgain}
              onLeave={leave}
            />
          </div>
        </>
      )}
      {announced === undefined ? null : (
        <Suspense>
          <ResultDialog.Part
            language={language}
            check={announced.check}
            refusal={announced.refusal}
            open={dialogOpen}
            onClose={() => setDialogOpen(false)}
            onCard={() => {
              isEarly.current = data !== latest;
              goToCard();
            }}
            onAskAgain={askAgain}
            onLeave={leave}
          />
        </Suspense>
      )}
      <ShareCard.Part language={language} path={path} />
      {guide(input.brand)}
    </div>
  );
}
