import { useEffect, useState } from "react";

/** Of the viewport's height. */
const offset = 0.2;

/** Whether the page is scrolled so far that its top is a way off. */
export function useScrolledDown(): boolean {
  const [isFar, setFar] = useState(false);

  useEffect(() => {
    const measure = () => setFar(window.scrollY > window.innerHeight * offset);
    measure();
    window.addEventListener("scroll", measure, { passive: true });
    return () => window.removeEventListener("scroll", measure);
  }, []);

  return isFar;
}
