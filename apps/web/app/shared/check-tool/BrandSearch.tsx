import type { ControlProps } from "@heater-age/ui/Field";
import { Icon } from "@heater-age/ui/Icon";
import { TextInput } from "@heater-age/ui/TextInput";
import { visuallyHidden } from "@heater-age/ui/theme";
import { useCombobox } from "downshift";
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { listId } from "./BrandBox.tsx";
import * as styles from "./BrandSearch.css.ts";
import { type Choice, type Choices, searchChoices } from "../check/choices.ts";
import { OTHER } from "../check/input.ts";

/** What the brand search takes. */
export interface BrandSearchProps {
  readonly control: ControlProps;
  readonly ref: Ref<HTMLInputElement>;
  readonly choices: Choices;
  readonly value: string;
  /** Name of the chosen brand. */
  readonly label: string;
  /** What was typed before the search was there, and whether the list is wanted. */
  readonly begun: { readonly typed: string; readonly open: boolean };
  readonly onChange: (value: string) => void;
}

/** The brand as a search: type a part of the name, pick with the pointer or the arrow keys. */
export function BrandSearch({ control, ref, choices, value, label, begun, onChange }: BrandSearchProps) {
  const { formatMessage } = useIntl();
  const [wanted, setWanted] = useState(begun.typed);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  const other: Choice = { value: OTHER, label: formatMessage({ id: "form.other" }) };
  const first = searchChoices(choices.first, wanted);
  const more = searchChoices(choices.more, wanted);
  const items = [...first, ...more, other];
  const chosen = items.find((item) => item.value === value) ?? (value === "" ? null : { value, label });

  const { isOpen, highlightedIndex, setInputValue, getInputProps, getMenuProps, getItemProps } =
    useCombobox<Choice>({
      items,
      inputId: control.id,
      menuId: listId(control),
      itemToString: (item) => item?.label ?? "",
      itemToKey: (item) => item?.value,
      selectedItem: chosen,
      initialInputValue: begun.typed === "" ? label : begun.typed,
      initialIsOpen: begun.open,
      defaultHighlightedIndex: wanted === "" ? -1 : 0,
      onInputValueChange: ({ inputValue, type }) => {
        if (type === useCombobox.stateChangeTypes.InputChange) setWanted(inputValue);
      },
      onSelectedItemChange: ({ selectedItem }) => {
        setWanted("");
        onChange(selectedItem?.value ?? "");
      },
      stateReducer: (state, { type, changes }) => {
        switch (type) {
          case useCombobox.stateChangeTypes.InputBlur:
          case useCombobox.stateChangeTypes.InputKeyDownEscape:
            // What was typed and not picked is no brand: the chosen one stands there again.
            return {
              ...changes,
              selectedItem: state.selectedItem,
              inputValue: state.selectedItem?.label ?? "",
            };
          case useCombobox.stateChangeTypes.InputClick:
            return { ...changes, isOpen: true };
          default:
            return changes;
        }
      },
    });

  useLayoutEffect(() => {
    // Before anything is painted, so that no key is pressed between the box and the search and lost.
    input.current?.focus();
    if (begun.typed === "") input.current?.select();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the search takes the place of the box
  }, []);

  useEffect(() => {
    // On a low screen the list would end below its edge.
    if (isOpen) list.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  const shown = useRef(label);
  useEffect(() => {
    // The choice may change from elsewhere: a link to another reading, or the form set back.
    if (shown.current !== label) setInputValue(label);
    shown.current = label;
  }, [label, setInputValue]);

  const row = (choice: Choice, index: number) => (
    <li
      key={choice.value}
      className={styles.option}
      {...(choice.value === OTHER ? {} : { translate: "no" })}
      {...getItemProps({ item: choice, index })}
      aria-selected={choice.value === value}
      {...(highlightedIndex === index ? { "data-highlighted": "" } : {})}
    >
      {choice.label}
      {choice.value === value ? <Icon name="check" className={styles.tick} /> : null}
    </li>
  );

  const { "aria-labelledby": _labelledBy, ...inputProps } = getInputProps({
    ...control,
    ref: input,
    onFocus: (event) => event.currentTarget.select(),
    onBlur: () => setWanted(""),
  });
  return (
    <span className={styles.holder}>
      <TextInput
        {...inputProps}
        className={styles.input}
        autoComplete="off"
        spellCheck={false}
        placeholder={formatMessage({ id: "form.brandPrompt" })}
      />
      <Icon name="chevron" className={styles.arrow} />
      <ul
        className={styles.list}
        {...getMenuProps({
          ref: list,
          "aria-label": formatMessage({ id: "form.brand" }),
          "aria-labelledby": undefined,
        })}
        {...(isOpen ? {} : { "data-closed": "" })}
      >
        {isOpen ? (
          <>
            {first.length > 0 && wanted === "" ? (
              <li className={styles.group} role="presentation">
                {formatMessage({ id: "form.brandsFirst" })}
              </li>
            ) : null}
            {first.map(row)}
            {more.length > 0 && wanted === "" ? (
              <li className={styles.group} role="presentation">
                {formatMessage({ id: "form.brandsMore" })}
              </li>
            ) : null}
            {more.map((choice, index) => row(choice, first.length + index))}
            {first.length + more.length === 0 ? (
              <li className={styles.none} role="presentation">
                {formatMessage({ id: "form.brandsNone" }, { other: other.label })}
              </li>
            ) : null}
            {row(other, items.length - 1)}
          </>
        ) : null}
      </ul>
      <span className={visuallyHidden} role="status">
        {isOpen && wanted !== ""
          ? formatMessage({ id: "form.brandsFound" }, { count: first.length + more.length })
          : ""}
      </span>
    </span>
  );
}
