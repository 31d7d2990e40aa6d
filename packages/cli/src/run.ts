import { normaliseSerial } from "@heater-age/decoder";
import { type CommandName, languageAskedFor, readArguments, type Request } from "./arguments.ts";
import { batch } from "./batch/batch.ts";
import { fileFailure, standard } from "./batch/files.ts";
import { dated, type PrintOptions } from "./check/print-dated.ts";
import { undated } from "./check/print-undated.ts";
import type { CheckInput, Item } from "./check/item.ts";
import { otherBrand } from "./check/read-input.ts";
import { withRecommendation } from "./check/recommendation.ts";
import { type Checker, localChecker } from "./checker.ts";
import { type ExitCode, exitCodes } from "./exit-codes.ts";
import { Failure } from "./failures.ts";
import { layoutOf, paragraph } from "./layout.ts";
import { isBrokenPipe, type Write, writerTo } from "./output.ts";
import { remoteChecker } from "./remote.ts";
import type { Surroundings } from "./surroundings.ts";
import { languageOf, translatorIn } from "./texts.ts";
import { usage } from "./usage.ts";
import { version } from "./version.ts";

/** The calendar day where the visitor is. */
function dayOf(now: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/** What the commands that say something need. */
interface Said extends PrintOptions {
  readonly checker: Checker;
  readonly json: boolean;
  readonly write: Write;
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
const lines = (texts: readonly string[]): string => texts.map((text) => `${text}\n`).join("");

async function check(input: CheckInput, { checker, write, ...options }: Said): Promise<Item> {
  const { speech, today } = options;
  const { commandLine } = speech.texts;
  const item = await checker.check(input);
  if (options.json) {
    await write(json(item.success ? withRecommendation(item, speech, today) : item));
    if (!item.success && item.invalid !== undefined) throw new Failure(exitCodes.usage, item.invalid.message);
    return item;
  }
  if (item.success) await write(lines(dated(item, options)));
  else if (item.invalid === undefined) await write(lines(undated(item, options)));
  else {
    const isBrand = item.invalid.code.startsWith("brand");
    throw new Failure(
      exitCodes.usage,
      item.invalid.message,
      isBrand
        ? [
            commandLine.seeBrands({ command: "heater-age brands" }),
            commandLine.seeIdentify({
              command: `heater-age identify ${normaliseSerial(input.serialNumber)}`,
            }),
          ]
        : [],
    );
  }
  return item;
}

async function brands({ checker, write, json: asJson }: Said): Promise<void> {
  const choices = await checker.brands();
  const column = Math.max(...choices.map(({ value }) => value.length)) + 2;
  await write(
    asJson ? json(choices) : lines(choices.map(({ value, label }) => value.padEnd(column) + label)),
  );
}

/** What a command is given. */
interface Served extends Said {
  readonly words: readonly string[];
  readonly values: Request["values"];
  readonly plain: boolean;
  readonly surroundings: Surroundings;
}

const serve: Readonly<Record<CommandName, (served: Served) => Promise<ExitCode>>> = {
  async check(served) {
    const [brand = "", serialNumber = ""] = served.words;
    const item = await check({ brand, serialNumber, modelNumber: served.values.model ?? "" }, served);
    return item.success ? exitCodes.dated : exitCodes.undated;
  },
  async identify(served) {
    const [serialNumber = ""] = served.words;
    const input = { brand: otherBrand, serialNumber, modelNumber: served.values.model ?? "" };
    const { problem } = await check(input, served);
    return (problem?.readings ?? []).length > 0 ? exitCodes.dated : exitCodes.undated;
  },
  batch({ words: [input = ""], values, plain, surroundings, ...said }) {
    const layout = layoutOf(surroundings.stderr, surroundings.env, plain);
    const request = { input, output: values.output ?? standard, json: said.json };
    return batch(request, { ...said, surroundings, layout });
  },
  async brands(served) {
    await brands(served);
    return exitCodes.dated;
  },
};

/**
 * Runs the command line: all of it but what belongs to the process.
 *
 * @param argv What was typed after the name of the program.
 * @returns What the process should end with.
 *
 * @example
 * await run(["check", "rheem", "RH0504B01826"], { stdin, stdout, stderr, env, now, signal }); //=> 0
 */
export async function run(argv: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const { stdout, stderr, env } = surroundings;
  const speech = await translatorIn(languageAskedFor(argv) ?? languageOf(env));
  const plain = argv.includes("--no-color");
  try {
    if (argv.length === 0) {
      await writerTo(stderr)(lines(usage(speech, layoutOf(stderr, env, plain))));
      return exitCodes.usage;
    }
    const request = readArguments(argv, speech);
    if (request.switches.has("version")) {
      await writerTo(stdout)(`${version}\n`);
      return exitCodes.dated;
    }
    if (request.command === undefined || request.switches.has("help")) {
      await writerTo(stdout)(lines(usage(speech, layoutOf(stdout, env, plain), request.command)));
      return exitCodes.dated;
    }
    const { command, words, values, switches } = request;
    const today = values.today ?? dayOf(surroundings.now());
    return await serve[command]({
      speech,
      today,
      checker:
        values.api === undefined
          ? localChecker(speech, today)
          : await remoteChecker(values.api, speech, surroundings.signal),
      json: switches.has("json"),
      write: writerTo(stdout),
      layout: layoutOf(stdout, env, plain),
      words,
      values,
      plain,
      surroundings,
    });
  } catch (error) {
    if (isBrokenPipe(error)) return exitCodes.brokenPipe;
    const isOfSystem = error instanceof Error && "syscall" in error;
    const failure = isOfSystem ? fileFailure(error, standard, speech) : error;
    const layout = layoutOf(stderr, env, plain);
    if (!(failure instanceof Failure)) {
      const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
      await writerTo(stderr)(lines([...paragraph(speech.texts.commandLine.defect, layout), stack]));
      return exitCodes.defect;
    }
    const told = [
      ...paragraph(failure.message, layout).map(layout.colours.red),
      ...failure.hints.flatMap((hint) => paragraph(hint, layout)),
    ];
    await writerTo(stderr)(lines(told));
    return failure.exitCode;
  }
}
