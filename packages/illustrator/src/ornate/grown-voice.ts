/** How grown-ups ask for a page, and the words of whoever asks for a child's. */
export const GROWN_VOICE =
  /\b(?:adults?|grown[- ]?ups?|detailed|details?|intricate|realistic|natural(?:istic)?|delicate|elegant|graceful|calm(?:ing)?|serene|peaceful|relax\w*|mindful\w*|vintage|audubon|fine[- ]line|nature study|bird ?watch\w*)\b/i
export const CHILDS_VOICE =
  /\b(?:kids?|child(?:ren)?|toddlers?|preschool\w*|cute|kawaii|simple|easy|cartoon|bab(?:y|ies)|funny|silly|happy|smiling)\b/i
