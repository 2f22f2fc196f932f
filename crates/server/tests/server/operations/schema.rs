//! Whether a value is what the description of the API says.

use serde_json::Value;

/// What does not fit: an object has what its schema requires, and nothing that the schema does not know.
pub fn misfit(described: &Value, schema: &Value, value: &Value) -> Option<String> {
    if let Some(reference) = schema["$ref"].as_str() {
        let name = reference.rsplit('/').next().unwrap_or_default();
        return misfit(described, &described["components"]["schemas"][name], value);
    }
    if let Some(variants) = schema["oneOf"].as_array() {
        let misfits: Vec<String> = variants.iter().map_while(|variant| misfit(described, variant, value)).collect();
        return (misfits.len() == variants.len()).then(|| misfits.join("; or "));
    }
    if schema["type"] == "null" {
        return (!value.is_null()).then(|| format!("{value} is not null"));
    }
    if schema["items"].is_object() {
        let Some(items) = value.as_array() else { return Some(format!("{value} is no list")) };
        return items.iter().find_map(|item| misfit(described, &schema["items"], item));
    }
    let properties = schema["properties"].as_object()?;
    let Some(object) = value.as_object() else { return Some(format!("{value} is no object")) };
    let required = schema["required"].as_array().into_iter().flatten();
    let missing = required.filter_map(Value::as_str).find(|&key| !object.contains_key(key));
    if let Some(missing) = missing {
        return Some(format!("{missing} is missing in {value}"));
    }
    object.iter().find_map(|(key, inner)| match properties.get(key) {
        Some(property) => misfit(described, property, inner),
        None => Some(format!("{key} is not described, in {value}")),
    })
}
