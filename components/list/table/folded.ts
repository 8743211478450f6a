/** Of what is whole on two lines, too: a narrow table gives it the second, where its rows have two. */
export const folded =
  "in-[tr]:truncate in-[tr]:@max-[45rem]:line-clamp-(--row-lines) in-[tr]:@max-[45rem]:whitespace-normal in-[tr]:@max-[45rem]:[text-overflow:clip]";
