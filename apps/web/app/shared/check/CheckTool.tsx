import type { Language } from "@heater-age/messages";
import { Steps } from "@heater-age/ui/Steps";
import { screenOnly } from "@heater-age/ui/theme";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useLocation, useNavigate, useNavigation } from "react-router";
import type { CheckData } from "./check-data.ts";
import { CheckForm } from "./CheckForm.tsx";
import * as styles from "./CheckTool.css.ts";
import { choiceOf, type Choices } from "./choices.ts";
import { addressInput, type CheckInput, checkQuery, normalised, sameInput } from "./input.ts";
import { loadCheck } from "./load-check.ts";
import { type FieldErrors, fields, validate } from "./validate.ts";

const ResultCard = lazy(async () => ({ default: (await import("../result/ResultCard.tsx")).ResultCard }));

const SCROLL_DELAY = 100;
const empty: CheckInput = { brand: "", serial: "", model: "" };

/** What the tool takes. */
export interface CheckToolProps {
  readonly language: Language;
  /** Path of the page it stands on. */
  readonly path: string;
  readonly choices: Choices;
  readonly data: CheckData;
  /** Beside the form as long as there is no result. */
  readonly introduction: ReactNode;
  /** Below the form; what it shows depends on the brand. */
  readonly guide: (brand: string) => ReactNode;
}

/** Steps, form and result. The address says what is checked; the tool only changes the address. */
export function CheckTool({ language, path, choices, data, introduction, guide }: CheckToolProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const location = useLocation();
  const asked = data.address.input;
  const [input, setInput] = useState(asked);
  const [errors, setErrors] = useState<FieldErrors>(data.errors ?? {});
  const [live, setLive] = useState(false);
  const [focus, setFocus] = useState<{ readonly field: keyof FieldErrors }>();
  const result = useRef<HTMLDivElement>(null);
  const shown = data.outcome ?? data.refusal;
  const [first] = useState(shown);

  const busy =
    navigation.state !== "idle" && addressInput(new URLSearchParams(navigation.location.search)).asked;

  useEffect(() => {
    // A link to another reading, or a step back, fills the form. What an address leaves open stays as it was typed.
    setInput((typed) => {
      const filled = {
        brand: asked.brand || typed.brand,
        serial: asked.serial || typed.serial,
        model: data.address.asked ? asked.model : asked.model || typed.model,
      };
      return sameInput(typed, filled) ? typed : filled;
    });
  }, [asked, data.address.asked]);

  useEffect(() => {
    if (shown === undefined || shown === first) return undefined;
    const timer = setTimeout(() => {
      result.current?.scrollIntoView({ block: "start" });
      result.current?.querySelector<HTMLElement>("#result-heading")?.focus({ preventScroll: true });
    }, SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [shown, first]);

  const begin = () => {
    if (live) return;
    setLive(true);
    // Whatever does not come now is fetched again with the check itself.
    loadCheck(language).catch(() => undefined);
  };

  const change = (part: Partial<CheckInput>) => {
    setInput((typed) => ({ ...typed, ...part }));
    setErrors((wrong) => ({
      ...wrong,
      ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])),
    }));
  };

  const submit = () => {
    const wrong = validate(input, (slug) => choiceOf(choices, slug));
    setErrors(wrong);
    const field = fields.find((name) => wrong[name] !== undefined);
    if (field !== undefined) {
      setFocus({ field });
      return;
    }
    const search = checkQuery(normalised(input));
    void navigate({ search }, { preventScrollReset: true, replace: location.search === search });
  };

  const startAgain = () => {
    setInput(empty);
    setErrors({});
    setFocus({ field: "brand" });
    void navigate({ search: "" }, { preventScrollReset: true });
  };

  const tryAgain = () => {
    const { brand } = input;
    setInput({ ...empty, brand });
    setErrors({});
    setFocus({ field: brand === "" ? "brand" : "serial" });
    const search = brand === "" ? "" : `?${new URLSearchParams({ brand }).toString()}`;
    void navigate({ search }, { preventScrollReset: true, state: { again: true } });
  };

  const again = Boolean((location.state as { readonly again?: boolean } | null)?.again);
  const entered = input.brand !== "" && (input.serial !== "" || again);
  const step = busy ? 2 : data.outcome !== undefined ? 3 : entered ? 2 : 1;

  return (
    <div className={styles.tool}>
      <div className={screenOnly}>
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
      <div className={styles.columns}>
        <div className={`${styles.formSide} ${screenOnly}`}>
          <CheckForm
            path={path}
            choices={choices}
            input={input}
            errors={errors}
            busy={busy}
            live={live}
            focus={focus}
            onInput={change}
            onBegin={begin}
            onSubmit={submit}
          />
        </div>
        <div className={styles.resultSide} ref={result} id="result" aria-busy={busy}>
          {shown === undefined ? (
            introduction
          ) : (
            <Suspense fallback={<div className={styles.waiting} />}>
              <ResultCard
                language={language}
                path={path}
                choices={choices}
                outcome={data.outcome}
                refusal={data.refusal}
                onStartAgain={startAgain}
                onTryAgain={tryAgain}
              />
            </Suspense>
          )}
        </div>
      </div>
      {guide(input.brand)}
    </div>
  );
}
