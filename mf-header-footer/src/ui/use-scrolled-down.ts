import { useEffect, useState } from "react";

/** As a fraction of the viewport's height. */
const offset = 0.2;

/** Reports whether the page is scrolled down by more than that. */
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
