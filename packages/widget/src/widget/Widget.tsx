import { useEffect, useRef, useState } from "preact/hooks";
import { check, type CheckInput, type Outcome, visitorToday } from "../check/run-check.ts";
import { choiceOf } from "../check/brand-choices.ts";
import { record, type Recording } from "../check/record-check.ts";
import { type Translator, TranslatorProvider } from "../translator/translator.ts";
import { languages } from "../generated/languages.ts";
import { type FieldErrors, type FieldName, fields, validate } from "../form/field-errors.ts";
import { CheckForm } from "../form/CheckForm.tsx";
import { Result } from "../result/Result.tsx";

/** What the page says of the widget. */
export interface WidgetProps {
  readonly translator: Translator;
  /** What the page fills the form with. */
  readonly filled: CheckInput;
  /** Where the API is that records checks. Empty: nothing leaves the page. */
  readonly api: string;
  readonly href: string;
  readonly onResult: (outcome: Outcome) => void;
}

interface Answer {
  readonly outcome: Outcome;
  readonly recording?: Recording;
}

/** Form and result. */
export function Widget({ translator, filled, api, href, onResult }: WidgetProps) {
  const { locale, formatMessage } = translator;
  const given = { ...filled, brand: choiceOf(filled.brand) };
  const [input, setInput] = useState(given);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const [focus, setFocus] = useState<{ readonly on: FieldName | "result" }>();
  const root = useRef<HTMLDivElement>(null);
  // Only the answer to what was asked last is shown.
  const asked = useRef(0);

  useEffect(() => setInput((typed) => ({ ...typed, brand: given.brand })), [given.brand]);
  useEffect(() => setInput((typed) => ({ ...typed, serial: filled.serial })), [filled.serial]);
  useEffect(() => setInput((typed) => ({ ...typed, model: filled.model })), [filled.model]);

  useEffect(() => {
    if (focus !== undefined) root.current?.querySelector<HTMLElement>(`#${focus.on}`)?.focus();
  }, [focus]);

  const change = (part: Partial<CheckInput>) => {
    setInput((typed) => ({ ...typed, ...part }));
    setErrors((wrong) => ({
      ...wrong,
      ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])),
    }));
  };

  const submit = async (wanted: CheckInput) => {
    const wrong = validate(wanted);
    setErrors(wrong);
    const first = fields.find((name) => wrong[name] !== undefined);
    if (first !== undefined) {
      setFocus({ on: first });
      return;
    }
    asked.current += 1;
    const number = asked.current;
    setBusy(true);
    const outcome = await check(wanted, visitorToday());
    if (number !== asked.current) return;
    setBusy(false);
    setAnswer({ outcome });
    setFocus({ on: "result" });
    onResult(outcome);
    if (api === "") return;
    const recording = await record(api, wanted, locale);
    if (number === asked.current) setAnswer({ outcome, recording });
  };

  const ask = (part: Partial<CheckInput>) => {
    change(part);
    void submit({ ...input, ...part });
  };

  const startAgain = (part: Partial<CheckInput>) => {
    asked.current += 1;
    setAnswer(undefined);
    setErrors({});
    const next = { brand: given.brand, serial: "", model: "", ...part };
    setInput(next);
    setFocus({ on: next.brand === "" ? "brand" : "serial" });
  };

  return (
    <TranslatorProvider value={translator}>
      <div class="widget" lang={locale} dir={languages[locale]?.direction} ref={root}>
        <section class="card" part="card" aria-label={formatMessage({ id: "form.heading" })} aria-busy={busy}>
          <CheckForm
            input={input}
            errors={errors}
            busy={busy}
            offline={api === ""}
            onInput={change}
            onSubmit={() => void submit(input)}
          />
          {answer === undefined ? null : (
            <Result
              outcome={answer.outcome}
              recording={answer.recording}
              api={api}
              href={href}
              onTry={ask}
              onStartAgain={startAgain}
            />
          )}
        </section>
      </div>
    </TranslatorProvider>
  );
}
