import { otherBrand } from "@heater-age/decoder/check";
import { brandGroups } from "@heater-age/messages";
import type { ControlProps } from "@heater-age/ui/Field";
import { Icon } from "@heater-age/ui/Icon";
import { TextInput } from "@heater-age/ui/TextInput";
import { visuallyHidden } from "@heater-age/ui/theme";
import { useCombobox } from "downshift";
import {
  Fragment,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useIntl } from "react-intl";
import { type Begun, listId } from "./BrandBox.tsx";
import * as styles from "./BrandSearch.css.ts";
import type { Choice, Choices } from "../shared/check/choices.ts";
import { searchBrands } from "./search-brands.ts";

export interface BrandSearchProps {
  readonly control: ControlProps;
  readonly ref: Ref<HTMLInputElement>;
  readonly choices: Choices;
  readonly value: string;
  /** Name of the chosen brand. */
  readonly label: string;
  readonly begun: Begun;
  readonly onChange: (value: string) => void;
  /** Called after a brand was picked from the list, not when it was left in the box. */
  readonly onPick: () => void;
}

/** Renders the brand search: type a part of the name, pick with the pointer or the arrow keys. */
export function BrandSearch({
  control,
  ref,
  choices,
  value,
  label,
  begun,
  onChange,
  onPick,
}: BrandSearchProps) {
  const { formatMessage, locale } = useIntl();
  const groups = useMemo(() => brandGroups(choices, locale), [choices, locale]);
  const listed = useMemo(() => groups.flatMap(({ brands }) => brands), [groups]);
  const search = useMemo(() => searchBrands(listed), [listed]);
  const [picked] = useState(() => {
    if (begun.end === undefined) return undefined;
    return begun.end === "blur" ? search.named(begun.typed) : search.find(begun.typed)[0];
  });
  const startsOpen = begun.open && picked === undefined;
  const [query, setQuery] = useState(startsOpen ? begun.typed : "");
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isJustTyped = useRef(query.trim() !== "");
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  const other: Choice = { value: otherBrand, label: formatMessage({ id: "form.other" }) };
  const isSearch = query.trim() !== "";
  const matches = isSearch ? search.find(query) : listed;
  const items = [...matches, other];
  const chosen = items.find((item) => item.value === value) ?? (value === "" ? null : { value, label });

  const { isOpen, highlightedIndex, setInputValue, getInputProps, getMenuProps, getItemProps } =
    useCombobox<Choice>({
      items,
      inputId: control.id,
      menuId: listId(control),
      itemToString: (item) => item?.label ?? "",
      itemToKey: (item) => item?.value,
      selectedItem: chosen,
      initialInputValue: query || label,
      initialIsOpen: startsOpen,
      defaultHighlightedIndex: -1,
      ...(isSearch ? { initialHighlightedIndex: 0 } : {}),
      onIsOpenChange: ({ isOpen: isStillOpen }) => {
        if (!isStillOpen) setQuery("");
      },
      onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? ""),
      onStateChange: ({ type }) => {
        const { ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;
        if (type === ItemClick || type === InputKeyDownEnter) onPick();
      },
      stateReducer: (state, { type, changes }) => {
        const next = { ...changes };
        switch (type) {
          case useCombobox.stateChangeTypes.InputBlur:
            next.selectedItem = search.named(state.inputValue) ?? state.selectedItem;
            break;
          case useCombobox.stateChangeTypes.InputKeyDownEscape:
            next.selectedItem = state.selectedItem;
            break;
          case useCombobox.stateChangeTypes.InputChange:
            // The first match, from the first character on, because the whole name can be pasted.
            next.highlightedIndex = changes.inputValue?.trim() ? 0 : -1;
            break;
          case useCombobox.stateChangeTypes.InputClick:
            next.isOpen = true;
            break;
          default:
        }
        // A closed box has the name of the chosen brand, whatever was typed.
        return next.isOpen ? next : { ...next, inputValue: next.selectedItem?.label ?? "" };
      },
    });

  useLayoutEffect(() => {
    if (picked !== undefined) onChange(picked.value);
    if (begun.end === "blur") return;
    if (picked !== undefined) {
      onPick();
      return;
    }
    // Before paint, so that no key pressed between the box and the search is lost.
    input.current?.focus();
    // The focus selects the text, so the next key would replace the text typed in the box.
    if (begun.typed !== "") input.current?.setSelectionRange(begun.typed.length, begun.typed.length);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the search replaces the box
  }, []);

  useEffect(() => {
    // In a low window the list would end below the edge.
    if (isOpen) list.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  const shown = useRef(label);
  useEffect(() => {
    // A link to another reading or a reset of the form can change the choice.
    if (shown.current !== label) setInputValue(label);
    shown.current = label;
  }, [label, setInputValue]);

  const row = (choice: Choice, index: number) => (
    <li
      className={styles.option}
      {...(choice.value === otherBrand ? {} : { translate: "no" })}
      {...getItemProps({ item: choice, index })}
      aria-selected={choice.value === value}
      {...(highlightedIndex === index ? { "data-highlighted": "" } : {})}
    >
      {choice.label}
      {choice.value === value ? <Icon name="check" className={styles.tick} /> : null}
    </li>
  );

  const heading = (index: number) => {
    const group = groups.find(({ brands }) => brands[0] === items[index]);
    if (isSearch || group === undefined) return null;
    return (
      <li className={styles.group} role="presentation">
        {formatMessage({ id: group.heading })}
      </li>
    );
  };

  const { "aria-labelledby": _labelledBy, ...inputProps } = getInputProps({
    ...control,
    ref: input,
    onFocus: (event) => event.currentTarget.select(),
    // In the same render as the highlight, because Enter right after a paste must not pick the first of the previous
    // list.
    onChange: (event) => {
      setQuery(event.currentTarget.value);
      isJustTyped.current = true;
    },
    onKeyDown(event) {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      // Typing has marked the first match. The first press stays on it.
      const stays = isJustTyped.current && highlightedIndex === 0 && event.key === "ArrowDown";
      isJustTyped.current = false;
      if (stays) {
        event.preventDefault();
        (event.nativeEvent as KeyboardEvent & { preventDownshiftDefault?: boolean }).preventDownshiftDefault =
          true;
      }
    },
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
            {matches.map((choice, index) => (
              <Fragment key={choice.value}>
                {heading(index)}
                {row(choice, index)}
              </Fragment>
            ))}
            {matches.length === 0 ? (
              <li className={styles.none} role="presentation">
                {formatMessage({ id: "form.brandsNone" }, { other: other.label })}
              </li>
            ) : null}
            {row(other, items.length - 1)}
          </>
        ) : null}
      </ul>
      <span className={visuallyHidden} role="status">
        {isOpen && isSearch ? formatMessage({ id: "form.brandsFound" }, { count: matches.length }) : ""}
      </span>
    </span>
  );
}
