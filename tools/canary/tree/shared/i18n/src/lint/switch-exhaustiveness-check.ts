export function incomplete(side: "left" | "right") {
  switch (side) {
    case "left":
      return 1;
  }
}
