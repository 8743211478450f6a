import { differingFields, pickFields } from "./changed-fields";
import { mergeRecord } from "./merge-record";
import type { Clash, NameOf, RecordShape, Side, ThreeStates } from "./record-shape";
import { saveOver } from "./save-over";

/** A record at some time, as a form shows it. */
export interface RecordState<Values> {
  values: Values;
  /** Undefined where nobody told it. */
  version: string | undefined;
}

export interface EditRules<Values, Body> extends RecordShape<Values> {
  toBody(values: Values): Body;
}

interface Platform<Values, Body> {
  /** The record as it is by now. */
  readCurrent(): Promise<RecordState<Values>>;
  /**
   * @param body the record as it is to be, with what others did to it meanwhile
   * @param changed what of it this person changed; never empty
   * @param from what it is saved over
   * @throws ConsoleError changed-meanwhile where the record is not of that version any more
   */
  send(body: Body, changed: Partial<Body>, from: RecordState<Values>): Promise<unknown>;
}

/** Somebody else changed the same meanwhile: nothing was sent, the person chooses. */
export interface RecordClash<Values> extends ThreeStates<Values> {
  /** Of `current`. */
  version: string | undefined;
  clashes: readonly Clash[];
}

/** One person's edit of a record: what it starts from, what it changed, and where it meets somebody else's. */
export class RecordEdit<Values extends object, Body extends object> {
  readonly #first: RecordState<Values>;
  #base: RecordState<Values>;

  constructor(first: RecordState<Values>) {
    this.#first = first;
    this.#base = first;
  }

  /** What the edit starts from. */
  get base(): Values {
    return this.#base.values;
  }

  /** Sends a record that is new. */
  create(local: Values, rules: EditRules<Values, Body>, send: Platform<Values, Body>["send"]): Promise<unknown> {
    const body = rules.toBody(local);
    return send(body, pickFields(body, changedNames(this.base, local, rules)), this.#base);
  }

  /** @returns the clash where somebody else changed the same; `unchanged` where there was nothing to send */
  async save(
    local: Values,
    rules: EditRules<Values, Body>,
    { readCurrent, send }: Platform<Values, Body>,
  ): Promise<"saved" | "unchanged" | RecordClash<Values>> {
    const { values: base } = this.#base;
    if (changedNames(base, local, rules).length === 0) return "unchanged";
    const merge = (current: Values) => mergeRecord({ base, local, current }, rules, "local");
    let outcome: "saved" | "unchanged" = "saved";
    const met = await saveOver({
      from: this.#base,
      readCurrent,
      clashesWith: ({ values }) => merge(values).clashes.length > 0,
      async send(from) {
        const { value } = merge(from.values);
        const names = changedNames(from.values, value, rules);
        const body = rules.toBody(value);
        // Somebody else has made the same changes: it is as this person wants it.
        if (names.length === 0) outcome = "unchanged";
        else await send(body, pickFields(body, names), from);
      },
    });
    if (met === undefined) return outcome;
    return { base, local, current: met.values, version: met.version, clashes: merge(met.values).clashes };
  }

  /** Goes on over the record as it is by now. @returns what the form shows from here on */
  settle({ version, ...states }: RecordClash<Values>, rules: RecordShape<Values>, winner: Side): Values {
    this.#base = { values: states.current, version };
    return mergeRecord(states, rules, winner).value;
  }

  /** Goes on with work that outlived a session: what others did meanwhile is found before anything is sent. */
  resume(base: Values): void {
    this.#base = { values: base, version: undefined };
  }

  /** Back to what the form began with. */
  restart(): Values {
    this.#base = this.#first;
    return this.#first.values;
  }
}

/** The names of what has to be sent. */
function changedNames<Values extends object, Body extends object>(
  from: Values,
  to: Values,
  { toBody, together }: EditRules<Values, Body>,
): NameOf<Body>[] {
  return differingFields(toBody(from), toBody(to), together);
}
