import { findBrand } from "@heater-age/decoder";
import { type CheckInput, parseCheck } from "@heater-age/decoder/check";
import { useEffect, useRef, useState } from "preact/hooks";
import { findChoice } from "../brands/brand-choices.ts";
import { runCheck, type ShownResult, visitorToday } from "../check/run-check.ts";
import { CheckForm } from "../form/CheckForm.tsx";
import { type FieldErrorTexts, fieldErrorTexts, type FieldName } from "../form/field-errors.ts";
import { editSerial } from "../form/typing.ts";
import { Result } from "../result/Result.tsx";
import { type Translator, TranslatorProvider } from "../translator/translator.ts";
import { Notice } from "../view/Notice.tsx";

export function Widget({
  translator,
  language,
  filled,
  api,
  href,
  onResult,
}: {
  readonly translator: Translator;
  /** The requested language. The translator uses another if its texts could not be loaded. */
  readonly language: string;
  /** The values that the page gives the form. */
  readonly filled: CheckInput;
  /** Address of the API that records checks. Empty: nothing leaves the page. */
  readonly api: string;
  readonly href: string;
  readonly onResult: (result: ShownResult) => void;
}) {
  const { locale, formatMessage } = translator;
  const brand = findChoice(filled.brand);
  const serialNumber = editSerial("", filled.serialNumber);
  const [input, setInput] = useState<CheckInput>({ brand, serialNumber });
  const [errors, setErrors] = useState<FieldErrorTexts>({});
  const [result, setResult] = useState<ShownResult>();
  const [focus, setFocus] = useState<{ readonly on: FieldName | "result" }>();
  const root = useRef<HTMLDivElement>(null);
  // Only the result of the last check is shown.
  const checks = useRef(0);

  useEffect(() => setInput((typed) => ({ ...typed, brand })), [brand]);
  useEffect(() => setInput((typed) => ({ ...typed, serialNumber })), [serialNumber]);

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

  const submit = async (typed: CheckInput) => {
    const { check, errors: wrong = [] } = parseCheck(typed, { findBrand });
    setErrors(fieldErrorTexts(typed, wrong));
    if (check === undefined) {
      setFocus(wrong[0] && { on: wrong[0].field });
      return;
    }
    checks.current += 1;
    const number = checks.current;
    const outcome = runCheck(check, typed, visitorToday());
    setResult(outcome);
    setFocus({ on: "result" });
    onResult(outcome);
    if (api === "") return;
    const recording = await import("../api/record-check.ts").then(
      ({ recordCheck }) => recordCheck(api, typed, locale),
      () => ({ kind: "no-answer" }) as const,
    );
    if (number === checks.current) setResult({ ...outcome, recording });
  };

  const tryWith = (part: Partial<CheckInput>) => {
    change(part);
    void submit({ ...input, ...part });
  };

  const startAgain = (part: Partial<CheckInput>) => {
    checks.current += 1;
    setResult(undefined);
    setErrors({});
    const next = { brand, serialNumber: "", ...part };
    setInput(next);
    setFocus({ on: next.brand === "" ? "brand" : "serialNumber" });
  };

  return (
    <TranslatorProvider value={translator}>
      <div class="widget" lang={locale} dir="ltr" ref={root}>
        <section class="card" part="card" aria-label={formatMessage({ id: "form.heading" })}>
          <Notice>
            {language === locale
              ? undefined
              : formatMessage(
                  { id: "widget.otherLanguage" },
                  { language: new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language },
                )}
          </Notice>
          <CheckForm
            input={input}
            errors={errors}
            offline={api === ""}
            onInput={change}
            onSubmit={() => void submit(input)}
          />
          {result !== undefined && (
            <Result result={result} href={href} onTry={tryWith} onStartAgain={startAgain} />
          )}
        </section>
      </div>
    </TranslatorProvider>
  );
}
