export interface Shape {
  side: number;
}
