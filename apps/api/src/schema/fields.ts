import Type, { type TNumberOptions, type TStringOptions } from "typebox";

export const textField = (description: string, example: string, options: TStringOptions = {}) =>
  Type.String({ ...options, description, examples: [example] });

export const numberField = (description: string, example: number, options: TNumberOptions = {}) =>
  Type.Number({ ...options, description, examples: [example] });

/** Returns the schema of a whole number. */
export const integerField = (description: string, example: number, options: TNumberOptions = {}) =>
  Type.Integer({ ...options, description, examples: [example] });

export const booleanField = (description: string, example: boolean) =>
  Type.Boolean({ description, examples: [example] });
