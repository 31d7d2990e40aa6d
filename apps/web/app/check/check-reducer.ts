import type { CheckData } from "../shared/check/check-data.ts";
import { type CheckInput, fields } from "../shared/check/input.ts";
import type { FieldErrors } from "../shared/check/validate.ts";

/** The form of a check, and what the visitor did with it. */
export interface CheckState {
  /** As typed. */
  readonly input: CheckInput;
  readonly errors: FieldErrors;
  readonly isUsed: boolean;
  /** The field that receives the focus; a new object each time. */
  readonly focus?: { readonly field: keyof FieldErrors };
  /** Key of the address at which the button was pressed, until the check ends. */
  readonly askedAt?: string | undefined;
  /** Key of the address at which the dialog was closed. */
  readonly closedAt?: string;
}

/** What happens to a check. `at` is the key of an address. */
export type CheckEvent =
  | { readonly type: "used" }
  | { readonly type: "changed"; readonly change: Partial<CheckInput> }
  | { readonly type: "focused"; readonly field: keyof FieldErrors }
  /** The page shows another address, or its answer. `isNext` starts the next number of the same heater. */
  | { readonly type: "arrived"; readonly data: CheckData; readonly isNext: boolean }
  /** A draft was found. `brand` is the page's, if it has one. */
  | {
      readonly type: "restored";
      readonly draft: CheckInput;
      readonly from: CheckInput;
      readonly brand: string;
    }
  | { readonly type: "asked"; readonly at: string }
  | { readonly type: "validated"; readonly errors: FieldErrors }
  | { readonly type: "ended"; readonly at: string }
  | { readonly type: "left"; readonly input: CheckInput }
  | { readonly type: "closed"; readonly at: string };

export const initialState = ({ address, errors = {} }: CheckData): CheckState => ({
  input: address.input,
  errors,
  isUsed: false,
});

/** Returns the first wrong field. */
export const firstError = (errors: FieldErrors): keyof FieldErrors | undefined =>
  fields.find((field) => errors[field] !== undefined);

export function checkReducer(state: CheckState, event: CheckEvent): CheckState {
  switch (event.type) {
    case "used":
      return { ...state, isUsed: true };
    case "changed":
      return change(state, event.change);
    case "focused":
      return { ...state, focus: { field: event.field } };
    case "arrived":
      return arrive(state, event.data, event.isNext);
    case "restored":
      return restore(state, event);
    case "asked":
      return { ...state, askedAt: event.at };
    case "validated":
      return validate(state, event.errors);
    case "ended":
      // Another check may have been submitted since.
      return state.askedAt === event.at ? { ...state, askedAt: undefined } : state;
    case "left":
      return leave(state, event.input);
    // "closed"
    default:
      return { ...state, closedAt: event.at };
  }
}

/** Returns the state after typing. A changed field is no longer wrong. */
function change(state: CheckState, part: Partial<CheckInput>): CheckState {
  const changed = Object.keys(part);
  // The numbers of another brand can be longer.
  if (part.brand !== undefined && state.errors.serial?.id === "form.serialTooLong") changed.push("serial");
  const errors = { ...state.errors, ...Object.fromEntries(changed.map((field) => [field, undefined])) };
  return { ...state, input: { ...state.input, ...part }, errors };
}

/**
 * Returns the state at another address: a link to another reading, or the back button, fills the form. Fields that are
 * not in the address stay as typed.
 */
function arrive(
  state: CheckState,
  { address, errors = state.errors }: CheckData,
  isNext: boolean,
): CheckState {
  const { input: typed } = state;
  const { input: given } = address;
  const input = {
    brand: given.brand || typed.brand,
    serial: given.serial || (isNext ? "" : typed.serial),
    model: address.isCheck || isNext ? given.model : given.model || typed.model,
  };
  const isSame = fields.every((field) => typed[field] === input[field]);
  return isSame && errors === state.errors ? state : { ...state, input, errors };
}

/** Returns the state with a draft. Input from before hydration is newer, and stays. */
function restore(state: CheckState, { draft, from, brand }: CheckEvent & { type: "restored" }): CheckState {
  const { input: typed } = state;
  const input = {
    brand: brand || (typed.brand === from.brand ? draft.brand : typed.brand),
    serial: typed.serial === from.serial ? draft.serial : typed.serial,
    model: typed.model === from.model ? draft.model : typed.model,
  };
  return { ...state, input };
}

/** Returns the state after the form was validated. The first wrong field receives the focus. */
function validate(state: CheckState, errors: FieldErrors): CheckState {
  const field = firstError(errors);
  return field === undefined ? { ...state, errors } : { ...state, errors, focus: { field } };
}

/** Returns the state of the form for another heater. The first field to fill receives the focus. */
function leave(state: CheckState, input: CheckInput): CheckState {
  return { ...state, input, errors: {}, focus: { field: input.brand === "" ? "brand" : "serial" } };
}
