export const unformatted   =  [1,2
,3]
