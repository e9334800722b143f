import { useState } from 'react';
import { downPaymentOf, type MortgageTerms } from '../estimate/mortgage';

/** Terms as somebody is typing them: null where what stands in the field is no number to reckon with. */
type Typed = { [Name in keyof MortgageTerms]: number | null };

/** The terms of a purchase, which the visitor changes. A down payment is kept as a share: it follows the price. */
export const useMortgageTerms = (usual: MortgageTerms) => {
  const [typed, setTyped] = useState<Typed>(usual);
  const set = (name: keyof MortgageTerms) => (value: number | null) =>
    setTyped((before) => ({ ...before, [name]: value }));
  // Of what the share of dollars is reckoned, and what they are written out of, while the price cannot be read.
  const [lastPrice, setLastPrice] = useState(usual.price);
  const setPrice = (price: number | null) => {
    set('price')(price);
    if (price !== null) setLastPrice(price);
  };
  const price = typed.price ?? lastPrice;
  const setDownDollars = (dollars: number | null) =>
    set('downPayment')(dollars === null ? null : (dollars / price) * 100);
  const { downPayment } = typed;
  return {
    typed,
    set,
    setPrice,
    /** The price, or what it was when it could be read last. */
    price,
    downDollars: downPayment === null ? null : downPaymentOf({ ...usual, price, downPayment }),
    setDownDollars,
    /** Null until every field can be read. */
    terms: isComplete(typed) ? typed : null,
  };
};

const isComplete = (typed: Typed): typed is MortgageTerms =>
  Object.values(typed).every((value) => value !== null);
