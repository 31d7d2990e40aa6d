import { findBrand, normaliseSerial } from "@heater-age/decoder";
import { type CheckInput, otherBrand } from "@heater-age/decoder/check";
import description from "../package.json" with { type: "json" };
import {
  type CommandName,
  type CommandRequest,
  readArguments,
  requestedLanguage,
} from "./arguments/arguments.ts";
import { usage } from "./arguments/usage.ts";
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
import { chooseLayout, paragraph } from "./terminal/layout.ts";
import { isBrokenPipe, type ProcessContext, type Write, writerTo } from "./terminal/process-context.ts";
import { readLanguage, type Translator, translatorIn } from "./texts/translator.ts";

// Taken out here, so that the rest of the file does not end up in the bundle.
const { version } = description;

/** Returns the calendar day at the visitor's location. */
function toDay(now: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/** The input of a command. */
interface CommandContext extends PrintOptions {
  readonly words: readonly string[];
  readonly values: CommandRequest["values"];
  readonly switches: CommandRequest["switches"];
  readonly json: boolean;
  readonly plain: boolean;
  readonly checker: Checker;
  readonly write: Write;
  readonly processContext: ProcessContext;
}

const toJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
const toText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");

/** Returns hints for an invalid brand. */
const brandHints = ({ texts: { commandLine } }: Translator, serialNumber?: string): readonly string[] => [
  commandLine.seeBrands({ command: "heater-age brands" }),
  ...(serialNumber === undefined
    ? []
    : [commandLine.seeIdentify({ command: `heater-age identify ${normaliseSerial(serialNumber)}` })]),
];

async function check(input: CheckInput, context: CommandContext): Promise<CheckResult> {
  const { checker, json, write, translator, today } = context;
  const result = await checker.check(input);
  if (json) await write(toJson(toJsonResult(result, translator, today)));
  if (!result.success && result.invalid !== undefined) {
    const { code, message, details } = result.invalid;
    const others = details.filter((detail) => detail.message !== message);
    const hints = !json && code.startsWith("brand") ? brandHints(translator, input.serialNumber) : [];
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
function askForHeater({ translator, values, processContext }: CommandContext): Promise<readonly string[]> {
  const { askBrand, askSerial, askModel } = translator.texts.commandLine;
  const questions = [
    {
      text: askBrand,
      mistake: (brand: string) => (isBrand(brand) ? undefined : unknownBrand(translator, brand)),
    },
    { text: askSerial },
    ...(values.model === undefined ? [{ text: askModel }] : []),
  ];
  return ask(questions, processContext, translator);
}

const runCommand: Readonly<Record<CommandName, (context: CommandContext) => Promise<ExitCode>>> = {
  async check(context) {
    const words = context.words.length > 0 ? context.words : await askForHeater(context);
    const [brand = "", serialNumber = "", modelNumber = context.values.model] = words;
    const { success } = await check({ brand, serialNumber, modelNumber }, context);
    return success ? exitCodes.dated : exitCodes.undated;
  },
  async identify(context) {
    const [serialNumber = ""] = context.words;
    const input = { brand: otherBrand, serialNumber, modelNumber: context.values.model };
    const { success, problem } = await check(input, context);
    return success || (problem?.readings ?? []).length > 0 ? exitCodes.dated : exitCodes.undated;
  },
  batch({ words: [input = ""], values, switches, json, plain, processContext, ...options }) {
    const layout = chooseLayout(processContext.stderr, processContext.env, plain);
    const { brand, sheet, delimiter, encoding, errors } = values;
    if (brand !== undefined && !isBrand(brand)) {
      const message = unknownBrand(options.translator, brand);
      throw new Failure(exitCodes.usage, message, brandHints(options.translator));
    }
    const request = {
      input,
      output: values.output ?? standard,
      json,
      quiet: switches.has("quiet"),
      errors,
      brand,
      brandColumn: values["brand-column"],
      serialColumn: values["serial-column"],
      modelColumn: values["model-column"],
      noHeader: switches.has("no-header"),
      sheet,
      delimiter: delimiter === "tab" ? "\t" : delimiter,
      encoding,
    };
    return batch(request, { ...options, processContext, layout });
  },
  scan({ words, values, switches, json, plain, processContext, ...options }) {
    const layout = chooseLayout(processContext.stderr, processContext.env, plain);
    const request = { words, output: values.output ?? standard, json, quiet: switches.has("quiet") };
    return scan(request, { ...options, processContext, layout });
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
function explain(error: unknown, translator: Translator, { stderr, env }: ProcessContext, plain: boolean) {
  const isOfSystem = error instanceof Error && "syscall" in error;
  const failure = isOfSystem ? fileFailure(error, standard, translator) : error;
  const layout = chooseLayout(stderr, env, plain);
  if (failure instanceof Failure) {
    const message = paragraph(failure.message, layout).map(layout.colors.red);
    const hints = failure.hints.flatMap((hint) => paragraph(hint, layout));
    return { lines: [...message, ...hints], exitCode: failure.exitCode };
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = [...paragraph(translator.texts.commandLine.defect, layout), stack];
  return { lines, exitCode: exitCodes.defect };
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
  const translator = await translatorIn(requestedLanguage(argv) ?? readLanguage(env));
  const plain = argv.includes("--no-color");
  try {
    if (argv.length === 0) {
      await writerTo(stderr)(toText(usage(translator, chooseLayout(stderr, env, plain))));
      return exitCodes.usage;
    }
    const { command, words, values, switches } = readArguments(argv, translator, {
      asks: canAsk(processContext),
    });
    const write = writerTo(stdout);
    const layout = chooseLayout(stdout, env, plain);
    if (switches.has("version")) {
      await write(`${version}\n`);
      return exitCodes.dated;
    }
    if (command === undefined || switches.has("help")) {
      await write(toText(usage(translator, layout, command)));
      return exitCodes.dated;
    }
    const today = values.today ?? toDay(processContext.now());
    const json = switches.has("json");
    const checker =
      values.api === undefined
        ? localChecker(translator, today)
        : await remoteChecker(values.api, translator, processContext.signal);
    const printing = { translator, layout, today };
    return await runCommand[command]({
      ...printing,
      words,
      values,
      switches,
      json,
      plain,
      checker,
      write,
      processContext,
    });
  } catch (error) {
    if (isBrokenPipe(error)) return exitCodes.brokenPipe;
    const { lines, exitCode } = explain(error, translator, processContext, plain);
    await writerTo(stderr)(toText(lines));
    return exitCode;
  }
}
