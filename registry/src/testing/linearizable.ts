/** One call by one client: when it began and when its response arrived, on one clock for all clients. */
export interface Call {
  calledAt: number;
  answeredAt: number;
}

/** The specification: one call at a time. */
export interface SequentialModel<Op extends Call, State> {
  initial: State;
  /** The state after `op`, or undefined when its response does not match `state`. */
  apply(state: State, op: Op): State | undefined;
  /** Equal for equal states. */
  keyOf(state: State): string;
}

/** Predecessor of an event in the list of all: another event, or the list's head. */
interface Link<Op> {
  after?: Event<Op> | undefined;
}

interface Event<Op> extends Link<Op> {
  op: Op;
  id: number;
  /** For a call: its return. For a return: nothing. */
  answer?: Event<Op>;
  before?: Link<Op> | undefined;
}

/**
 * Whether some order of the calls explains every response, each call taking effect at one moment between its beginning and its
 * response (Wing and Gong's search, with Lowe's memory of configurations already tried).
 */
export function isLinearizable<Op extends Call, State>(
  ops: readonly Op[],
  { initial, apply, keyOf }: SequentialModel<Op, State>,
): boolean {
  const head = toEvents(ops);
  const tried = new Set<string>();
  const taken: { event: Event<Op>; state: State; highest: number }[] = [];
  let state = initial;
  let highest = -1;
  for (let event = head.after; event; ) {
    if (!event.answer) {
      // A return whose call fits nowhere before it: the last call taken must move elsewhere.
      const last = taken.pop();
      if (!last) return false;
      ({ state, highest } = last);
      restore(last.event);
      event = last.event.after;
      continue;
    }
    const next = apply(state, event.op);
    const following = event.after;
    if (next === undefined) {
      event = following;
      continue;
    }
    remove(event);
    const upTo = Math.max(highest, event.id);
    const key = `${upTo}|${missing(head, upTo)}|${keyOf(next)}`;
    if (tried.has(key)) {
      restore(event);
      event = following;
    } else {
      tried.add(key);
      taken.push({ event, state, highest });
      state = next;
      highest = upTo;
      event = head.after;
    }
  }
  return true;
}

/** Which calls up to `highest`, in order of their beginning, have not been taken: few, however long the history. */
function missing<Op>(head: Link<Op>, highest: number): string {
  const ids: number[] = [];
  for (let event = head.after; event && event.id <= highest; event = event.after) {
    if (event.answer) ids.push(event.id);
  }
  return ids.join();
}

function toEvents<Op extends Call>(ops: readonly Op[]): Link<Op> {
  const sorted = [...ops].sort((a, b) => a.calledAt - b.calledAt);
  const timed = sorted.flatMap((op, id) => {
    const answer: Event<Op> = { op, id };
    return [
      { at: op.calledAt, event: { op, id, answer } },
      { at: op.answeredAt, event: answer },
    ];
  });
  timed.sort((a, b) => a.at - b.at);
  const head: Link<Op> = {};
  let last = head;
  for (const { event } of timed) {
    last.after = event;
    event.before = last;
    last = event;
  }
  return head;
}

function remove<Op>(event: Event<Op>): void {
  for (const one of [event, event.answer]) {
    if (one?.before) one.before.after = one.after;
    if (one?.after) one.after.before = one.before;
  }
}

function restore<Op>(event: Event<Op>): void {
  for (const one of [event.answer, event]) {
    if (one?.before) one.before.after = one;
    if (one?.after) one.after.before = one;
  }
}
