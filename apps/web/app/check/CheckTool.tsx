import { otherBrand } from "@heater-age/decoder/check";
import { Steps } from "@heater-age/ui/Steps";
import { screenOnly } from "@heater-age/ui/theme";
import { lazy, type ReactNode, Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { findChoice, type Choices } from "../shared/check/choices.ts";
import { normalised } from "../shared/check/input.ts";
import { ShareCard } from "../shared/share/ShareCard.tsx";
import { CheckedHeater } from "./CheckedHeater.tsx";
import { CheckForm } from "./CheckForm.tsx";
import * as styles from "./CheckTool.css.ts";
import { loadResultDialog } from "./load-check.ts";
import { Result } from "./Result.tsx";
import { Unavailable } from "./Unavailable.tsx";
import { type CheckPage, useCheck } from "./use-check.ts";
import { useDecoderOffline } from "./use-decoder-offline.ts";

const ResultDialog = lazy(loadResultDialog);

/** Returns the name of a brand; `undefined` if it has no name. A name without a choice of its own is only on the check. */
const brandName = (choices: Choices, slug: string, onCheck: string | undefined): string | undefined =>
  slug === otherBrand ? undefined : (onCheck ?? findChoice(choices, slug)?.label ?? slug);

interface CheckToolProps extends CheckPage {
  readonly choices: Choices;
  /** Shown next to the form until there is a result. */
  readonly introduction: ReactNode;
  /** Renders the content below the form for a brand. */
  readonly guide?: (brand: string) => ReactNode;
}

/** Renders steps, form and result. */
export function CheckTool({ introduction, guide, ...page }: CheckToolProps) {
  const { language, path, choices, data, announced } = page;
  const { formatMessage } = useIntl();
  const check = useCheck(page);
  const { input, status, isDialogOpen } = check;
  const answer = data.check ?? data.refusal;
  const isAsking = status === "asking";
  // Files that can't be loaded when the form is used are loaded again with the check itself.
  useDecoderOffline(language, check.isOpenedWithAnswer, check.isUsed);

  const isEntered = input.brand !== "" && (input.serial !== "" || check.again);
  const step = isAsking ? 2 : answer !== undefined ? 3 : isEntered ? 2 : 1;

  const form = (
    <CheckForm
      language={language}
      path={path}
      choices={choices}
      input={input}
      errors={check.errors}
      busy={isAsking}
      live={check.isUsed}
      focus={check.focus}
      onInput={check.change}
      onBegin={check.markUsed}
      onSubmit={() => check.submit(input)}
      onScanned={(scanned, printed) => {
        check.change(scanned);
        check.submit(scanned, printed);
      }}
      onType={check.focusSerial}
    />
  );
  const resultProps = {
    className: isAsking || isDialogOpen ? `${styles.resultSide} ${styles.room}` : styles.resultSide,
    ref: check.result,
    id: "result",
    "aria-busy": isAsking,
  };

  return (
    <div className={styles.tool}>
      {/* New with a result, like everything above it, because moving it would count as a layout shift. */}
      <div
        key={String(answer === undefined)}
        className={answer === undefined ? screenOnly : `${screenOnly} ${styles.stepsAlone}`}
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
      {answer === undefined ? (
        <div className={styles.columns}>
          <div className={`${styles.formSide} ${screenOnly}`}>{form}</div>
          <div {...resultProps}>
            {data.unavailable ? <Unavailable onAskAgain={check.askAgain} /> : introduction}
          </div>
        </div>
      ) : (
        <>
          <CheckedHeater
            answer={data}
            brand={
              brandName(choices, answer.input.brand, data.check?.label) ?? (
                <FormattedMessage id="form.other" />
              )
            }
            serial={normalised(answer.input).serial}
            onChange={check.focusSerial}
          >
            {form}
          </CheckedHeater>
          <div {...resultProps}>
            <Result
              language={language}
              path={path}
              choices={choices}
              check={data.check}
              refusal={data.refusal}
              details={data.details}
              onAskAgain={check.askAgain}
              onCheck={check.checkQuietly}
              onLeave={check.leave}
            />
          </div>
        </>
      )}
      <Suspense>
        {announced === undefined ? null : (
          <ResultDialog
            check={announced.check}
            refusal={announced.refusal}
            open={isDialogOpen}
            onClose={check.closeDialog}
            onCard={check.goToCard}
            onAskAgain={check.askAgain}
            onLeave={check.leave}
          />
        )}
      </Suspense>
      <ShareCard language={language} path={path} />
      {guide?.(input.brand)}
    </div>
  );
}
