import { findBrand, normaliseSerial } from "@heater-age/decoder";
import { type CheckInput, otherBrand } from "@heater-age/decoder/check";
import description from "../package.json" with { type: "json" };
import { type CommandName, type CommandRequest, type Options, readArguments } from "./arguments/arguments.ts";
import { batch } from "./batch/batch.ts";
import { fileFailure, standard } from "./batch/files.ts";
import type { CheckResult } from "./check/check-result.ts";
import { type Checker, localChecker, toJsonResult } from "./check/checker.ts";
import { unknownBrand } from "./check/refusal.ts";
import { remoteChecker } from "./check/remote-checker.ts";
import { datedLines } from "./print/dated.ts";
import type { PrintOptions } from "./print/print-options.ts";
import { undatedLines } from "./print/undated.ts";
import { scan } from "./scan/scan.ts";
import { ask, canAsk } from "./terminal/ask.ts";
import { type ExitCode, exitCodes, Failure } from "./terminal/failure.ts";
import { chooseLayout, type Layout, paragraph } from "./terminal/layout.ts";
import { isBrokenPipe, type ProcessContext, type Write, writerTo } from "./terminal/process-context.ts";
import { translatorIn } from "./texts/translator.ts";

// Taken out here, so that the rest of the file does not end up in the bundle.
const { version } = description;

/** Returns the calendar day at the visitor's location. */
function toDay(now: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

interface CommandContext extends PrintOptions {
  readonly words: readonly string[];
  readonly options: Options;
  readonly json: boolean;
  /** Layout of standard error. */
  readonly errorLayout: Layout;
  readonly checker: Checker;
  readonly write: Write;
  readonly processContext: ProcessContext;
}

const toJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
const toText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");

const allBrands = "All brands: heater-age brands";

async function check(input: CheckInput, context: CommandContext): Promise<CheckResult> {
  const { checker, json, write, translator, today } = context;
  const result = await checker.check(input);
  if (json) await write(toJson(toJsonResult(result, translator, today)));
  if (!result.success && result.invalid !== undefined) {
    const { code, message, details } = result.invalid;
    const others = details.filter((detail) => detail.message !== message);
    const serial = normaliseSerial(input.serialNumber);
    const hints =
      !json && code.startsWith("brand") ? [allBrands, `Without a brand: heater-age identify ${serial}`] : [];
    throw new Failure(exitCodes.usage, message, [
      ...others.map(({ field, message: text }) => `${field.slice(1)}: ${text}`),
      ...hints,
    ]);
  }
  if (!json)
    await write(toText(result.success ? datedLines(result, context) : undatedLines(result, context)));
  return result;
}

const isBrand = (text: string): boolean => findBrand(text) !== undefined || text.toLowerCase() === otherBrand;

/** Asks for brand, serial and model number, and repeats the brand until it is known. */
function askForHeater({ options, processContext }: CommandContext): Promise<readonly string[]> {
  const questions = [
    { text: "Brand", mistake: (brand: string) => (isBrand(brand) ? undefined : unknownBrand(brand)) },
    { text: "Serial number" },
    ...(options.model === undefined ? [{ text: "Model number (optional)" }] : []),
  ];
  return ask(questions, processContext);
}

const runCommand: Readonly<Record<CommandName, (context: CommandContext) => Promise<ExitCode>>> = {
  async check(context) {
    const words = context.words.length > 0 ? context.words : await askForHeater(context);
    const [brand = "", serialNumber = "", modelNumber = context.options.model] = words;
    const { success } = await check({ brand, serialNumber, modelNumber }, context);
    return success ? exitCodes.dated : exitCodes.undated;
  },
  async identify(context) {
    const [serialNumber = ""] = context.words;
    const input = { brand: otherBrand, serialNumber, modelNumber: context.options.model };
    const { success, problem } = await check(input, context);
    return success || (problem?.readings ?? []).length > 0 ? exitCodes.dated : exitCodes.undated;
  },
  batch({ words: [input = ""], options, errorLayout, ...context }) {
    const { brand, output = standard, header, quiet = false, delimiter } = options;
    if (brand !== undefined && !isBrand(brand)) {
      throw new Failure(exitCodes.usage, unknownBrand(brand), [allBrands]);
    }
    const request = {
      ...options,
      input,
      output,
      quiet,
      json: context.json,
      noHeader: header === false,
      delimiter: delimiter === "tab" ? "\t" : delimiter,
    };
    return batch(request, { ...context, layout: errorLayout });
  },
  scan({ words, options, errorLayout, ...context }) {
    const { output = standard, quiet = false } = options;
    return scan({ words, output, quiet, json: context.json }, { ...context, layout: errorLayout });
  },
  async brands({ checker, write, json }) {
    const choices = await checker.brands();
    const column = Math.max(...choices.map(({ value }) => value.length)) + 2;
    const lines = choices.map(({ value, label }) => value.padEnd(column) + label);
    await write(json ? toJson(choices) : toText(lines));
    return exitCodes.dated;
  },
};

/** Returns the description of an error: the lines to print, and the exit code. */
function explain(error: unknown, layout: Layout) {
  const isOfSystem = error instanceof Error && "syscall" in error;
  const failure = isOfSystem ? fileFailure(error, standard) : error;
  if (failure instanceof Failure) {
    const message = paragraph(failure.message, layout).map(layout.colors.red);
    const hints = failure.hints.flatMap((hint) => paragraph(hint, layout));
    return { lines: [...message, ...hints], exitCode: failure.exitCode };
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { lines: ["This is our error.", stack], exitCode: exitCodes.defect };
}

async function runRequest(
  { name, words, options }: CommandRequest,
  processContext: ProcessContext,
  errorLayout: Layout,
): Promise<ExitCode> {
  const { stdout, env, now, signal } = processContext;
  const { today = toDay(now()), json = false, api } = options;
  const translator = await translatorIn(options.language);
  const checker =
    api === undefined ? localChecker(translator, today) : await remoteChecker(api, translator, signal);
  const layout = chooseLayout(stdout, env, !options.color);
  const write = writerTo(stdout);
  const given = { words, options, json, errorLayout, processContext };
  return runCommand[name]({ translator, layout, today, checker, write, ...given });
}

/**
 * Runs the command line, without anything that belongs to the process.
 *
 * @param argv The arguments after the name of the program.
 * @returns The exit code for the process.
 *
 * @example
 * await run(["check", "rheem", "RH0504B01826"], { stdin, stdout, stderr, env, now, signal }); //=> 0
 */
export async function run(argv: readonly string[], processContext: ProcessContext): Promise<ExitCode> {
  const { stdout, stderr, env } = processContext;
  const errorLayout = chooseLayout(stderr, env, argv.includes("--no-color"));
  try {
    const request = readArguments(argv, { version, asks: canAsk(processContext), processContext });
    if ("name" in request) return await runRequest(request, processContext, errorLayout);
    await writerTo(request.isError ? stderr : stdout)(request.text);
    return request.isError ? exitCodes.usage : exitCodes.dated;
  } catch (error) {
    if (isBrokenPipe(error)) return exitCodes.brokenPipe;
    const { lines, exitCode } = explain(error, errorLayout);
    await writerTo(stderr)(toText(lines));
    return exitCode;
  }
}
