/** A row's cell at a station: the packet, the station it came from, one it passed, or one off its path. */
type PacketCell = "here" | "from" | "past" | "none";

export interface PacketRow {
  cells: PacketCell[];
  /** The side from which the packet came. */
  cameFrom: "left" | "right" | "nowhere";
}

/** One row for each step, one cell for each station. An unknown station counts as the first one. */
export function packetRows(stations: readonly { id: string }[], steps: readonly { at: string }[]): PacketRow[] {
  const places = steps.map(({ at }) =>
    Math.max(
      stations.findIndex(({ id }) => id === at),
      0,
    ),
  );
  return places.map((place, index) => {
    const before = places[index - 1] ?? place;
    const [left, right] = [Math.min(place, before), Math.max(place, before)];
    const cellAt = (station: number): PacketCell => {
      if (station === place) return "here";
      if (station === before) return "from";
      return station > left && station < right ? "past" : "none";
    };
    return {
      cells: stations.map((_, station) => cellAt(station)),
      cameFrom: before === place ? "nowhere" : before < place ? "left" : "right",
    };
  });
}
