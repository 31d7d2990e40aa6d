import { otherBrand } from "@heater-age/decoder/check";
import { Field } from "@heater-age/ui/Field";
import { type ComponentType, type Ref, startTransition, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isFormSent, typedBeforeHydration } from "./typed-before-hydration.ts";
import { BrandBox, type Begun } from "./BrandBox.tsx";
import { BrandSelect } from "../shared/check/BrandSelect.tsx";
import type { BrandSearchProps } from "./BrandSearch.tsx";
import { findChoice, type Choices } from "../shared/check/choices.ts";

const loadSearch = async () => (await import("./BrandSearch.tsx")).BrandSearch;

interface BrandFieldProps {
  readonly choices: Choices;
  readonly value: string;
  readonly error: string | undefined;
  /** The control that receives the focus if the brand is invalid. */
  readonly control: Ref<HTMLInputElement>;
  readonly onChange: (value: string) => void;
  /** Called after a brand was picked from the list. */
  readonly onPick: () => void;
  /** Called when the box is focused or clicked. */
  readonly onBegin: () => void;
}

/**
 * Renders the brand: a native select until hydration, then a box that looks the same. The search is loaded when the
 * box is used.
 */
export function BrandField({ choices, value, error, control, onChange, onPick, onBegin }: BrandFieldProps) {
  const { formatMessage } = useIntl();
  const select = useRef<HTMLSelectElement>(null);
  // Only a page that the server rendered has a native select first.
  const [shown, setShown] = useState<"sent" | "box" | "native">(() => (isFormSent() ? "sent" : "box"));
  const [Search, setSearch] = useState<ComponentType<BrandSearchProps>>();
  const [begun, setBegun] = useState<Begun>({ typed: "", open: false });

  useEffect(() => {
    const native = select.current;
    const upgrade = () => {
      // The choice before hydration.
      const chosen = typedBeforeHydration("brand", native?.value ?? "");
      if (chosen !== "" && chosen !== value) onChange(chosen);
      startTransition(() => setShown("box"));
    };
    if (native === null || native !== document.activeElement) {
      upgrade();
      return undefined;
    }
    // An open select stays until it is closed.
    native.addEventListener("blur", upgrade, { once: true });
    return () => native.removeEventListener("blur", upgrade);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);

  const label =
    value === otherBrand ? formatMessage({ id: "form.other" }) : (findChoice(choices, value)?.label ?? value);

  const begin = (how: Begun) => {
    setBegun(how);
    onBegin();
    loadSearch().then(
      (component) => setSearch(() => component),
      // Without a connection the native select stays.
      () => setShown("native"),
    );
  };

  return (
    <Field
      id="brand"
      label={<FormattedMessage id="form.brand" />}
      required={formatMessage({ id: "form.required" })}
      error={error}
    >
      {(props) => {
        if (shown !== "box") {
          return (
            <BrandSelect
              {...props}
              key={shown}
              ref={select}
              choices={choices}
              selected={value}
              isSent={shown === "sent"}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          );
        }
        return (
          <>
            <input type="hidden" name="brand" value={value} />
            {Search === undefined ? (
              <BrandBox
                control={props}
                ref={control}
                label={label}
                begun={begun}
                onPointerEnter={() => void loadSearch().catch(() => undefined)}
                onBegin={begin}
              />
            ) : (
              <Search
                control={props}
                ref={control}
                choices={choices}
                value={value}
                label={label}
                begun={begun}
                onChange={onChange}
                onPick={onPick}
              />
            )}
          </>
        );
      }}
    </Field>
  );
}
